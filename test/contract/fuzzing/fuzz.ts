import { chanceOf } from '#machines/kit/walk/chance.ts';
import { type Answered, openAsking, type Sent } from './ask-plainly.ts';
import { type Chance, type Harvest, openHarvest } from './harvest.ts';
import { openReport, type Report } from './report.ts';

/** Something that is asked again and again, and what is wrong with its answers. */
export type Fuzzed = {
  readonly name: string;
  /** Of its turns, how many it takes: 1 is all. */
  readonly share: number;
  readonly draw: (chance: Chance, harvest: Harvest) => Sent;
  readonly faultsOf: (answer: Answered, text: string) => readonly string[];
};

export type Fuzzing = {
  readonly port: number;
  readonly asked: readonly Fuzzed[];
  readonly requests: number;
  readonly clients: number;
  readonly seed: number;
  /** Hears from time to time how far it is: a run that is cut short has said what it saw. */
  readonly onWay?: (report: Report) => void;
};

/** After how many requests it is reported how far it is. */
const reportedEach = 25_000;
const mostFaults = 50;
const mostSeen = 4;
/** What is shorter is judged again sooner than it is compared. */
const worthKnowing = 4_096;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether these very bytes of one call were judged before: lists of the whole network come again and again. */
const openSeen = () => {
  const seen = new Map<string, readonly Buffer[]>();
  return (name: string, { status, bytes }: Answered): boolean => {
    if (status !== 200 || bytes.length < worthKnowing) return false;
    const before = seen.get(name) ?? [];
    if (before.some((other) => other.equals(bytes))) return true;
    seen.set(name, [bytes, ...before].slice(0, mostSeen));
    return false;
  };
};

/** Asks everything in turn, again and again, and judges each answer. */
export const fuzz = async ({ port, asked, requests, clients, seed, onWay }: Fuzzing): Promise<Report> => {
  const chance = chanceOf(seed);
  const harvest = openHarvest();
  const wasSeen = openSeen();
  const asking = openAsking(port, clients);
  const report = openReport();
  let turn = 0;
  let begun = 0;

  const judge = ({ name, faultsOf }: Fuzzed, answer: Answered): readonly string[] => {
    if (wasSeen(name, answer)) return [];
    const text = answer.text();
    if (answer.ok) harvest.keep(parsed(text));
    return faultsOf(answer, text);
  };

  const ask = async (one: Fuzzed, nth: number): Promise<void> => {
    const sent = one.draw(chance, harvest);
    const began = performance.now();
    try {
      const answer = await asking.ask(sent);
      report.answered(one.name, answer, performance.now() - began);
      for (const fault of judge(one, answer)) report.fault(one.name, fault, { sent, nth, seed });
    } catch (reason) {
      report.fault(one.name, `is cut off: ${String(reason)}`, { sent, nth, seed });
    }
  };

  const client = async (): Promise<void> => {
    while (begun < requests && report.faults.length < mostFaults) {
      const one = asked[turn % asked.length];
      turn += 1;
      if (one === undefined || (one.share < 1 && chance() >= one.share)) continue;
      begun += 1;
      await ask(one, begun);
      if (report.requests() % reportedEach === 0) onWay?.(report);
    }
  };

  await Promise.all(Array.from({ length: clients }, client));
  asking.end();
  return report;
};
