/**
 * What a rep can verify with only the exported file: recalculates every commission from paid, net
 * and rate, and sums by state. Knows the columns and the rules, but nothing of the product.
 */
export function recountCsv(csv: string): { sums: Record<string, number>; wrong: string[] } {
  const [head = '', ...rows] = csv.trim().split('\r\n');
  const names = head.split(',');
  const lines = rows.map((row) => new Map(row.split(',').map((cell, at) => [names[at], cell])));
  const cents = (line: Cells, name: string) => Math.round(Number(line.get(name)) * 100);
  const roots = new Map(lines.map((line) => [line.get('number'), line]));
  const rootOf = (line: Cells): Cells => {
    const about = roots.get(line.get('about') || undefined);
    return about ? rootOf(about) : line;
  };
  const groups = Map.groupBy(lines, (line) => rootOf(line).get('number'));
  const wrong: string[] = [];
  for (const [number = '', group] of groups) {
    const [root] = group;
    if (!root) continue;
    const rate = Math.round(Number(root.get('rate_percent')) * 100);
    const full = halfUp(cents(root, 'net') * rate, 10_000);
    const borne = group
      .filter((line) => line.get('about') && line.get('cause') !== 'academyFault')
      .reduce((sum, line) => sum - cents(line, 'paid'), 0);
    const isRefused = group.some((line) => line.get('cause') === 'refused');
    const due = isRefused ? 0 : full - halfUp(full * borne, cents(root, 'paid'));
    const written = group.reduce((sum, line) => sum + cents(line, 'commission'), 0);
    if (cents(root, 'commission') !== full || written !== due) wrong.push(number);
  }
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const state = line.get('state') ?? '';
    sums[state] = (sums[state] ?? 0) + cents(line, 'commission');
  }
  return { sums, wrong };
}

type Cells = ReadonlyMap<string | undefined, string>;

function halfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
