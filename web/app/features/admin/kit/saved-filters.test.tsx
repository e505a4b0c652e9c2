// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { savedViewsKey } from '../../shared/storage/storage-keys.ts';
import { SavedFilters } from './saved-filters.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(path: string) {
  render(
    <PageFrame path={path}>
      <SavedFilters />
    </PageFrame>,
  );
}

const saved = () =>
  within(screen.getByRole('list', { name: 'Saved filters' })).getAllByRole('link');

describe('filters saved by name', () => {
  it('keep filters and order, never what was searched for', async () => {
    show('/admin/orders?state=paid&search=Anna+Kov%C3%A1%C4%8D&order=largest&cursor=x&lang=de');
    await userEvent.click(screen.getByRole('button', { name: 'Save filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save filters' }));
    expect(screen.getByText(/Enter a name/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Name'), '  Largest   paid ');
    await userEvent.click(screen.getByRole('button', { name: 'Save filters' }));
    const [link] = saved();
    expect(link?.textContent).toBe('Largest paid');
    expect(link?.getAttribute('href')).toBe('/admin/orders?order=largest&state=paid&lang=de');
    expect(link?.getAttribute('aria-current')).toBe('true');
    expect(localStorage.getItem(savedViewsKey)).not.toContain('Anna');
  });

  it('are there again, each at its own list, and can be removed', async () => {
    const views = { '/admin/orders': [{ name: 'Paid', query: 'state=paid' }, { broken: true }] };
    localStorage.setItem(savedViewsKey, JSON.stringify(views));
    show('/admin/orders');
    await waitFor(() => expect(saved()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Paid”' }));
    expect(screen.queryByRole('list')).toBeNull();
    cleanup();
    show('/admin/people');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('survive a storage that holds something else', () => {
    localStorage.setItem(savedViewsKey, '[[[');
    show('/admin/people?role=admin');
    expect(screen.getByRole('button', { name: 'Save filters' })).toBeDefined();
  });
});
