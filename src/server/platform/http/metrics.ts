import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A number read when asked for. */
export type Gauge = { readonly name: string; readonly says: string; readonly read: () => Promise<number> };

export type Answered = { readonly call: string; readonly status: number; readonly seconds: number };

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

const gaugeLines = async ({ name, says, read }: Gauge): Promise<readonly string[]> => [
  `# HELP ${name} ${says}`,
  `# TYPE ${name} gauge`,
  `${name} ${await read()}`,
];

const nanosecondsInSecond = 1e9;

export const openMetrics = (): Metrics => {
  const answers = new Map<string, number>();
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
    count: ({ call, status, seconds }) => {
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
      const read = await Promise.all([...gauges, ...lag].map(gaugeLines));
      delay.reset();
      return [
        '# HELP sefer_answers_total Answers by call and status.',
        '# TYPE sefer_answers_total counter',
        ...[...answers].map(([labels, count]) => `sefer_answers_total{${labels}} ${count}`),
        '# HELP sefer_call_seconds Time from the request to the answer.',
        '# TYPE sefer_call_seconds histogram',
        ...[...latencies].flatMap(([call, latency]) => histogramLines(call, latency)),
        ...read.flat(),
        '',
      ].join('\n');
    },
  };
};
