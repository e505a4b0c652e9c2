// @vitest-environment jsdom
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SettingsProvider } from '../../../lib/settings.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { readItvView } from './itv-view.ts';
import { ShowFilter } from './show-filter.tsx';

afterEach(cleanup);

function show(search: string) {
  const [quickie, markets, ...others] = initialValues('names').shows;
  if (!quickie || !markets) throw new Error('there are five shows');
  const talks = { id: 'x1', slug: 'talks', label: { en: 'Talks' }, isRetired: false };
  const shows = [
    talks,
    { ...quickie, label: { en: 'Daily' } },
    { ...markets, isRetired: true },
    ...others,
  ];
  render(
    <PageFrame>
      <SettingsProvider shown={{ values: { names: { shows } }, words: {}, english: {} }}>
        <ShowFilter view={readItvView(new URLSearchParams(search))} />
      </SettingsProvider>
    </PageFrame>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
}

describe('the shows of ITV', () => {
  it('are the owner’s, in their order and with their names, without retired ones', () => {
    const names = ['All shows', 'Talks', 'Daily', 'Method', 'Tools', 'Live sessions'];
    expect(show('').slice(1)).toEqual(names.slice(1));
    expect(screen.getByRole('link', { name: 'Talks' }).getAttribute('href')).toBe(
      '/itv?show=talks',
    );
  });

  it('have a retired one where its address is open', () => {
    expect(show('show=markets')).toContain('Market mornings');
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Market mornings');
  });
});
