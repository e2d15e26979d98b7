"""A bot for the Gemwright bot protocol in Python: purchases first, then chance."""
import json
import random
import sys


def choose(legal):
    purchases = [word for word in legal if word.startswith("+")]
    return random.choice(purchases or legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "python example"}
    elif message["type"] == "move":
        answer = {"type": "move", "step": choose(message["legal"])}
    elif message["type"] == "end":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
