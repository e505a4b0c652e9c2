// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { useDayFormat } from './use-day-format.ts';

afterEach(cleanup);

function Day() {
  return <p>{useDayFormat().day('2026-11-09')}</p>;
}

it.each([
  ['cs', '9 Nov 2026'],
  ['de', '9. Nov. 2026'],
] as const)('a day in %s is written like the sentences around it', (language, written) => {
  render(
    <PageFrame language={language}>
      <Day />
    </PageFrame>,
  );
  expect(screen.getByText(written)).toBeDefined();
});
