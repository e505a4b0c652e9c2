import { light } from '../brand.ts';
import { priceLine } from '../price-line.ts';

const columns = 60;
const rows = 13;
const rowHeight = 3;
const daysInWeek = 5;

/**
 * The brand's line as a step chart made of table cells. Images need a download that readers
 * decline, SVG is stripped by Gmail and gradients by Outlook, Yahoo and GMX; all of them draw cell
 * borders.
 */
export function MailLine({ seed }: { seed: number }) {
  const levels = weekly(priceLine(seed, columns * daysInWeek)).map((price) =>
    Math.round((1 - price) * (rows - 1)),
  );
  return (
    <table
      role="presentation"
      aria-hidden="true"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: 'fixed', fontSize: 1, lineHeight: '1px' }}
    >
      <tbody>
        {/* Sets the column widths before cells span them. */}
        <tr>
          {[...levels.keys()].map((column) => (
            <td key={column} />
          ))}
        </tr>
        {[...Array(rows).keys()].map((row) => (
          <tr key={row}>
            {runsOf(levels, row).map((run) => (
              <LineCell key={run.start} {...run} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** At this resolution daily steps would look like battlements; weekly ones look smooth. */
function weekly(prices: readonly number[]): number[] {
  return Array.from({ length: columns }, (_, week) => {
    const days = prices.slice(week * daysInWeek, (week + 1) * daysInWeek);
    return days.reduce((sum, price) => sum + price, 0) / daysInWeek;
  });
}

type Strokes = { top: boolean; left: boolean; right: boolean };

type Run = Strokes & { start: number; span: number };

/** Adjacent cells with the same look are merged, which keeps the email small. */
function runsOf(levels: readonly number[], row: number): Run[] {
  const runs: Run[] = [];
  for (const start of levels.keys()) {
    const cell = strokesOf(levels, start, row);
    const last = runs.at(-1);
    if (last && !last.right && !cell.left && last.top === cell.top) {
      last.span += 1;
      last.right = cell.right;
    } else {
      runs.push({ start, span: 1, ...cell });
    }
  }
  return runs;
}

/**
 * A fall is drawn on the left side of the lower column and a rise on its right side, so that each
 * vertical stroke meets a horizontal one and the corners close.
 */
function strokesOf(levels: readonly number[], column: number, row: number): Strokes {
  const level = levels[column] ?? 0;
  const before = levels[column - 1] ?? level;
  const after = levels[column + 1] ?? level;
  return {
    top: row === level,
    left: row >= before && row < level,
    right: row >= after && row < level,
  };
}

function LineCell({ span, top, left, right }: Run) {
  const stroke = `2px solid ${light.river}`;
  return (
    <td
      colSpan={span}
      height={rowHeight}
      className={top || left || right ? 'stroke' : undefined}
      style={{
        ...(top && { borderTop: stroke }),
        ...(left && { borderLeft: stroke }),
        ...(right && { borderRight: stroke }),
      }}
    >
      {'\u00a0'}
    </td>
  );
}
