import { Sign, type SignName } from "../art/stone.tsx";

interface DoorProps {
  readonly sign: SignName;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Leads to something that has begun already. */
  readonly resume?: boolean;
}

/** A large way to somewhere else. */
export const Door = ({ sign, title, text, href, resume = false }: DoorProps) => (
  <a class={`door${resume ? " resume" : ""}`} href={href}>
    <Sign name={sign} />
    <h2>{title}</h2>
    <p>{text}</p>
  </a>
);
