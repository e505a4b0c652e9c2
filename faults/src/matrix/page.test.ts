import { expect, test } from 'vitest';
import { countMarks, type PlayedBlock, withBlock } from './page.ts';
import type { Cell } from './play-cell.ts';

const works: Cell = {
  act: 'Add to cart',
  fault: 'refused',
  milliseconds: 12.4,
  mark: 'works',
  reason: '',
};

function block(overrides: Partial<PlayedBlock>): PlayedBlock {
  return {
    dependency: 'redis',
    cells: [works],
    booksDefect: '',
    minutes: 3.21,
    date: '2026-11-19',
    source: 'v0.14.0 abc1234',
    ...overrides,
  };
}

test('a block is one table with a row for each act, and the total counts its cells', () => {
  const broke = { ...works, fault: 'drip', mark: 'BROKE', reason: 'a process died' } as const;
  const page = withBlock('', block({ cells: [works, broke] }));
  expect(page).toContain(
    '| Add to cart | works 12 ms | not played | not played | **BROKE** 12 ms |',
  );
  expect(page).toContain('- Add to cart, drip: a process died');
  expect(page).toContain('**2 cells: 1 works, 0 later, 0 refused, 0 not needed, 0 n/a, 1 BROKE.**');
  expect(page).toContain('The books agree.');
});

test('playing one again replaces its table, and keeps and counts the others in their order', () => {
  const first = withBlock('', block({}));
  const second = withBlock(first, block({ dependency: 'postgres', cells: [works, works] }));
  const third = withBlock(second, block({ booksDefect: '1 [unpaid orders with money]' }));
  expect(third.match(/^## .+$/gm)).toEqual(['## PostgreSQL', '## Redis']);
  expect(third).toContain('**The books differ:** 1 [unpaid orders with money]');
  expect(countMarks(third).works).toBe(2);
});
