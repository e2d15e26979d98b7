#!/usr/bin/env python3
"""A Gemwright bot in Python: buys what is worth most, else takes the gems it has fewest of.

    npx gemwright match --bots cmd:examples/bot.py,random --games 10
"""
import json
import random
import sys


def choose(observation, legal):
    """Any rule will do, as long as the answer is one of the legal steps."""
    me = observation["players"][observation["seat"] - 1]
    purchases = [step for step in legal if step.startswith("+")]
    if purchases:
        return max(purchases, key=lambda step: step[1])  # the highest level
    if observation["step"] == "return":
        held = me["tokens"]
        return max(legal, key=lambda step: sum(held[colour] for colour in step[1:]))
    if observation["step"] == "noble":
        return legal[0]
    takes = [step for step in legal if step[0] in "WUGRK"]
    if takes:
        owned = {colour: me["tokens"][colour] + me["bonuses"][colour] for colour in "WUGRK"}
        return min(takes, key=lambda step: (-len(step), sum(owned[c] for c in step)))
    return random.choice(legal)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "Python example"}
        elif message["type"] == "move":
            answer = {"type": "move", "step": choose(message["observation"], message["legal"])}
        elif message["type"] == "end":
            break
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
