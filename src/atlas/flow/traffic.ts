/** How often each arrow was taken by real readers. */
export type Traffic = Readonly<Record<string, number>>;

/** Reads `transition,…,count` lines, whatever stands between: hours are added up. */
export const trafficIn = (csv: string): Traffic => {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(',').map((name) => name.trim().replaceAll('"', ''));
  const transition = columns.indexOf('transition');
  const count = columns.indexOf('count');
  const sums: Record<string, number> = {};
  for (const line of transition < 0 || count < 0 ? [] : lines) {
    const cells = line.split(',').map((cell) => cell.trim().replaceAll('"', ''));
    const id = cells[transition] ?? '';
    sums[id] = (sums[id] ?? 0) + (Number(cells[count]) || 0);
  }
  return sums;
};
