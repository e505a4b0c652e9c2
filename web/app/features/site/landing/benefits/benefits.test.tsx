// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { BenefitsSection } from './benefits-section.tsx';

beforeEach(() => {
  render(
    <PageFrame>
      <BenefitsSection />
    </PageFrame>,
  );
});
afterEach(cleanup);

const section = () => screen.getByRole('region', { name: /Six things you get/ });

describe('benefits', () => {
  it('[R2.68] names the six features', () => {
    const list = within(section()).getByRole('list', { name: /Six things you get/ });
    const titles = within(list).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Live sessions',
      'Professional indicators',
      'Comprehensive curriculum',
      'Expert community',
      'Flexible learning',
      'Certification',
    ]);
  });

  it('[R2.47] sets six features above a comparison of three ways to learn', () => {
    const titles = within(section()).getAllByRole('heading', { level: 3 });
    expect(titles).toHaveLength(7);
    const table = within(section()).getByRole('table', { name: /Three ways to learn/ });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((column) => column.textContent)).toEqual([
      'On your own',
      'Signal groups',
      'Danube Academy',
    ]);
    const questions = within(table).getAllByRole('rowheader');
    expect(questions).toHaveLength(5);
    expect(within(table).getAllByRole('cell')).toHaveLength(16);
  });

  it('can be gone through by keyboard: every feature is a link', () => {
    const list = within(section()).getByRole('list', { name: /Six things you get/ });
    expect(within(list).getAllByRole('link')).toHaveLength(6);
  });

  it('says that no way of learning removes the risk', () => {
    expect(screen.getByText(/Trading can cost you the money you put in/)).toBeDefined();
  });
});
