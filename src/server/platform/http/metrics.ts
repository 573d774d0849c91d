import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A number read when asked for, or one for each label. */
export type Gauge = {
  readonly name: string;
  readonly says: string;
  readonly read: () => Promise<number | ReadonlyMap<string, number>>;
};

export type Answered = {
  readonly call: string;
  readonly status: number;
  readonly seconds: number;
  /** Why it was refused, by name. */
  readonly refusal: string | null;
};

export type Metrics = {
  readonly count: (answered: Answered) => void;
  /** Everything counted, in the text form of Prometheus. */
  readonly text: (gauges: readonly Gauge[]) => Promise<string>;
};

const edges = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Latency = { readonly buckets: number[]; sum: number; count: number };

const upTo = (buckets: readonly number[], last: number): number =>
  buckets.slice(0, last + 1).reduce((sum, count) => sum + count, 0);

const histogramLines = (call: string, { buckets, sum, count }: Latency): readonly string[] => [
  ...edges.map(
    (edge, index) => `sefer_call_seconds_bucket{call="${call}",le="${edge}"} ${upTo(buckets, index)}`,
  ),
  `sefer_call_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
  `sefer_call_seconds_sum{call="${call}"} ${sum}`,
  `sefer_call_seconds_count{call="${call}"} ${count}`,
];

const valuesOf = (name: string, value: number | ReadonlyMap<string, number>): readonly string[] =>
  typeof value === 'number'
    ? [`${name} ${value}`]
    : [...value].map(([label, of]) => `${name}{${label}} ${of}`);

type Read = { readonly lines: readonly string[]; readonly isRead: boolean };

/** What cannot be read now is left out, and its number told: the other figures are wanted then more than ever. */
const readGauge = async ({ name, says, read }: Gauge): Promise<Read> => {
  const head = [`# HELP ${name} ${says}`, `# TYPE ${name} gauge`];
  try {
    return { lines: [...head, ...valuesOf(name, await inTime(read()))], isRead: true };
  } catch {
    return { lines: head, isRead: false };
  }
};

const readTimeout = 2000;

const inTime = async <Value>(reading: Promise<Value>): Promise<Value> => {
  const timeout = new AbortController();
  const late = pause(readTimeout, null, { signal: timeout.signal }).then(() => {
    throw new Error('The figure was not read in time.');
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    timeout.abort();
    late.catch(() => null);
  }
};

const nanosecondsInSecond = 1e9;

export const openMetrics = (): Metrics => {
  const answers = new Map<string, number>();
  const refusals = new Map<string, number>();
  const latencies = new Map<string, Latency>();
  const delay = monitorEventLoopDelay();
  delay.enable();
  const lag: readonly Gauge[] = [
    {
      name: 'sefer_event_loop_lag_p99_seconds',
      says: 'How late the event loop ran since the last reading, 99th percentile.',
      read: () => Promise.resolve(delay.percentile(99) / nanosecondsInSecond),
    },
    {
      name: 'sefer_memory_bytes',
      says: 'Resident memory of the process.',
      read: () => Promise.resolve(process.memoryUsage.rss()),
    },
  ];
  return {
    count: ({ call, status, seconds, refusal }) => {
      if (refusal !== null) refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      const key = `call="${call}",status="${status}"`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      const latency = latencies.get(call) ?? { buckets: edges.map(() => 0), sum: 0, count: 0 };
      latency.count += 1;
      latency.sum += seconds;
      const index = edges.findIndex((edge) => seconds <= edge);
      latency.buckets[index] = (latency.buckets[index] ?? 0) + 1;
      latencies.set(call, latency);
    },
    text: async (gauges) => {
      const read = await Promise.all([...gauges, ...lag].map(readGauge));
      delay.reset();
      return [
        '# HELP sefer_answers_total Answers by call and status.',
        '# TYPE sefer_answers_total counter',
        ...[...answers].map(([labels, count]) => `sefer_answers_total{${labels}} ${count}`),
        '# HELP sefer_refusals_total Refused calls by the name of the refusal.',
        '# TYPE sefer_refusals_total counter',
        ...[...refusals].map(([refusal, count]) => `sefer_refusals_total{refusal="${refusal}"} ${count}`),
        '# HELP sefer_call_seconds Time from the request to the answer.',
        '# TYPE sefer_call_seconds histogram',
        ...[...latencies].flatMap(([call, latency]) => histogramLines(call, latency)),
        ...read.flatMap(({ lines }) => lines),
        '# HELP sefer_figures_unread Figures that could not be read now.',
        '# TYPE sefer_figures_unread gauge',
        `sefer_figures_unread ${read.filter(({ isRead }) => !isRead).length}`,
        '',
      ].join('\n');
    },
  };
};
