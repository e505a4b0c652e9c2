import { expect, it } from 'vitest';
import { withoutTablesAndCode } from './without-tables-and-code.ts';

it('leaves out tables, also in a callout', () => {
  const table = '| Cost | € |\n|---|---|\n| Spread | 2 |';
  const quoted = table.replace(/^/gm, '> ');
  expect(withoutTablesAndCode(`Before.\n\n${table}\n\nAfter.`)).toBe('Before.\n\n\n\n\n\nAfter.');
  expect(withoutTablesAndCode(`> Before.\n${quoted}\n> After.`)).toBe('> Before.\n\n\n\n> After.');
});

it('leaves out code and charts, and keeps the code in a sentence', () => {
  const text = 'Before.\n\n```chart DAX\n1,2,3,4,5\n```\n\n~~~\nsize = risk\n~~~\n\nAfter `size`.';
  expect(withoutTablesAndCode(text)).toBe('Before.\n\n\n\n\n\nAfter `size`.');
  expect(withoutTablesAndCode('Before.\n```\nsize = risk')).toBe('Before.\n');
});
