import { dependencyTitles } from './dependencies.ts';
import { faults } from './fault-proxy.ts';
import { type Mark, marks } from './judge.ts';
import type { Block } from './play-block.ts';
import type { Cell } from './play-cell.ts';

const introduction = `# The fault matrix
What a person meets while a server that the academy depends on is broken. \`npm run faults-matrix\` plays each cell with the built product and writes this page ([how](../faults/README.md#the-fault-matrix)); \`npm run faults-matrix -- redis\` plays one table again.

**How to read it.** Each table is about one server; a row is something people do, a column is how the server fails. *Connection refused*: it is switched off. *2 s latency*: each of its answers comes two seconds late. *Reset*: the connection breaks in the middle of an answer. *Drip*: the answer comes at 80 bytes a second. *Black hole*: it accepts the connection and never answers. The time is how long the person waited for the last answer.

| mark | meaning |
|---|---|
| works | the act succeeded although the server failed |
| later | the act was accepted and finished on its own once the server was back, without anything further from the person |
| refused | the person was told within 15 s that it did not work, and trying again was safe (an error with its code and \`Retry-After\`, or a page that says what happened) |
| not needed | the act succeeded and doesn't use this server |
| n/a | the product answered with a link, and the storage itself failed the browser: nothing is between the two |
| **BROKE** | none of these: no answer within 15 s, an error without a code, a dead process, wrong data, or an act that didn't work within 10 s after the fault; the reason is below the table |

After each fault the same act must work within 10 s (for a payment or refund that was accepted: another one), and the tables are read: one order, one message, one refund, nothing half done. After each column the books are verified with SQL of their own (\`faults/src/verify-money.ts\`). For *later*, jobs that wait for their next attempt are brought forward instead of waiting for minutes.`;

const faultTitles = {
  refused: 'Connection refused',
  latency: '2 s latency',
  reset: 'Reset in mid-answer',
  drip: 'Drip',
  'black hole': 'Black hole',
} as const satisfies Record<(typeof faults)[number], string>;

export type PlayedBlock = Block & { readonly date: string; readonly source: string };

/** The page with this block's table in place of its former one. */
export function withBlock(page: string, block: PlayedBlock): string {
  const title = dependencyTitles[block.dependency];
  const sections = new Map(sectionsOf(page).map((section) => [titleOf(section), section]));
  sections.set(title, renderBlock(title, block));
  const inOrder = Object.values(dependencyTitles).flatMap((each) => sections.get(each) ?? []);
  return `${[introduction, renderTotal(inOrder), ...inOrder].join('\n\n')}\n`;
}

function renderBlock(title: string, block: PlayedBlock): string {
  const { cells, booksDefect, date, source, minutes } = block;
  const acts = [...new Set(cells.map(({ act }) => act))];
  const rows = acts.map((act) => {
    const row = faults.map((fault) =>
      renderCell(cells.find((cell) => cell.act === act && cell.fault === fault)),
    );
    return `| ${[act, ...row].join(' | ')} |`;
  });
  const books = booksDefect === '' ? 'The books agree.' : `**The books differ:** ${booksDefect}`;
  return [
    `## ${title}`,
    `Played ${date}, ${source}, in ${minutes.toFixed(1)} minutes. ${books}`,
    '',
    `| | ${faults.map((fault) => faultTitles[fault]).join(' | ')} |`,
    `|---|${faults.map(() => '---').join('|')}|`,
    ...rows,
    ...renderReasons(cells),
  ].join('\n');
}

function renderCell(cell: Cell | undefined): string {
  if (!cell) return 'not played';
  const mark = cell.mark === 'BROKE' ? '**BROKE**' : cell.mark;
  return `${mark} ${Math.round(cell.milliseconds)} ms`;
}

function renderReasons(cells: readonly Cell[]): string[] {
  const refusals = new Map<string, number>();
  for (const { mark, reason } of cells) {
    if (mark === 'refused') refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
  }
  const kinds = [...refusals].map(([reason, count]) => `${reason} (${count})`);
  const broken = cells
    .filter(({ mark }) => mark === 'BROKE')
    .map(({ act, fault, reason }) => `- ${act}, ${faultTitles[fault].toLowerCase()}: ${reason}`);
  return [
    ...(kinds.length > 0 ? ['', `Refusals: ${kinds.join(', ')}.`] : []),
    ...(broken.length > 0 ? ['', 'Broke:', ...broken] : []),
  ];
}

/** Over all tables, also those that weren't played this time. */
function renderTotal(sections: readonly string[]): string {
  const counts = countMarks(sections.join('\n'));
  const played = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const told = marks.map((mark) => `${counts[mark]} ${mark}`).join(', ');
  return `**${played} cells: ${told}.**`;
}

export function countMarks(text: string): Record<Mark, number> {
  const count = (mark: Mark) => [...text.matchAll(new RegExp(`\\| \\**${mark}\\** \\d+ ms`, 'g'))];
  // Every mark becomes a key.
  return Object.fromEntries(marks.map((mark) => [mark, count(mark).length])) as Record<
    Mark,
    number
  >;
}

function sectionsOf(page: string): string[] {
  return page
    .split(/\n(?=## )/)
    .slice(1)
    .map((section) => section.trimEnd());
}

function titleOf(section: string): string {
  return section.split('\n', 1)[0]?.replace('## ', '') ?? '';
}
