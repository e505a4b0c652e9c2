// @vitest-environment jsdom
import { claimRegister } from '@danube/contract/claims/claim-register.ts';
import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import german from '../../../../../locales/de/claims.json' with { type: 'json' };
import { queries } from '../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { claimEntries, makeSource } from '../../shared/claims/claims.factory.ts';
import { claimsQuery } from '../../shared/claims/claims-query.ts';
import { SourcesPage } from './sources-page.tsx';

afterEach(cleanup);

const sources = {
  averageRating: makeSource({ url: 'https://academy.example/survey', asOf: '2025-12-31' }),
};

function show(path = '/sources', language: 'en' | 'de' = 'en') {
  const queryClient = noRetryQueryClient();
  queryClient.setQueryData(claimsQuery(queries).queryKey, withCounted(claimEntries(sources)));
  render(
    <PageFrame
      path={path}
      language={language}
      translated={{ claims: german }}
      queryClient={queryClient}
    >
      <SourcesPage />
    </PageFrame>,
  );
}

/** One figure that the academy counts itself. */
function withCounted(entries: ListedClaim[]): ListedClaim[] {
  const computed = { value: 75, asOf: '2026-11-15' };
  return entries.map((entry) =>
    entry.id === 'averageAttendance' ? { ...entry, isCounted: true, computed } : entry,
  );
}

function itemOf(name: string) {
  const item = screen.getAllByRole('heading', { name })[0]?.closest('li');
  if (!item) throw new Error(`no figure is called ${name}`);
  return within(item);
}

describe('the page of sources', () => {
  it('lists every figure of the register as it is written, and counts those with a source', () => {
    show();
    const names = screen.getAllByRole('heading', { level: 2 });
    expect(names).toHaveLength(Object.keys(claimRegister).length);
    expect(itemOf('Profits generated').getByText('EUR').parentElement?.textContent).toBe(
      'EUR2.4M+',
    );
    expect(screen.getByText('1 of 15 figures have a published source.')).toBeDefined();
  });

  it('shows a source with its day and its link', () => {
    show();
    const rating = itemOf('Average rating');
    expect(rating.getByText('Counted in the enrolment records.')).toBeDefined();
    expect(rating.getByText('As of 31 December 2025')).toBeDefined();
    expect(rating.getByRole('link', { name: 'View source' }).getAttribute('href')).toBe(
      'https://academy.example/survey',
    );
  });

  it('names what was counted and when, beside the advertised figure', () => {
    show();
    const attendance = itemOf('Average attendance');
    expect(attendance.getByText('89%')).toBeDefined();
    expect(attendance.getByText(/Our own count is 75% \(as of 15 November 2026\)/)).toBeDefined();
  });

  it('says so where no source is published', () => {
    show();
    const sentence = 'We haven’t published a source for this figure yet.';
    expect(itemOf('Traders trained').getByText(sentence)).toBeDefined();
    expect(itemOf('Average rating').queryByText(sentence)).toBeNull();
    expect(screen.getAllByText(sentence)).toHaveLength(14);
  });

  it('leads to the pages that show a figure, in the language of the address', () => {
    show('/sources?lang=de', 'de');
    const links = itemOf('Erfolgsquote der Strategien').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?lang=de',
      '/instructors/viktor-hajnal?lang=de',
    ]);
  });

  it('marks the language that a source is written in', () => {
    show('/sources', 'de');
    expect(screen.getByText('Counted in the enrolment records.').lang).toBe('en');
  });
});
