// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { searchPalette } from '../search/palette-state.ts';
import { AdminShell } from './admin-shell.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

// jsdom has no layout, so there is nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

afterEach(() => {
  searchPalette.close();
  cleanup();
});

const anna = {
  group: 'students',
  id: 'anna',
  title: 'Anna <b>Kovač</b>',
  detail: 'anna@posteo.example',
  path: '/admin/people/anna',
};

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open() {
  render(
    <PageFrame path="/admin?lang=en">
      <AdminShell user={makeSession({ isAdmin: true, roles: ['owner'] }).user}>
        <Where />
      </AdminShell>
    </PageFrame>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the palette for staff', () => {
  it('offers every screen before anything is typed', async () => {
    await open();
    expect(options()).toEqual(expect.arrayContaining(['Orders', 'Audit log', 'Videos']));
  });

  it('finds screens by name and people by what the server says, as text', async () => {
    network.answer({ 'administration.find': () => [anna] });
    const field = await open();
    await userEvent.type(field, 'stud');
    await waitFor(() => expect(options()).toContain('Anna <b>Kovač</b>anna@posteo.example'));
    expect(options()[0]).toBe('Students');
    const found = screen.getByRole('group', { name: 'Students' });
    await userEvent.click(within(found).getByRole('option'));
    expect(screen.getByRole('status', { hidden: true, name: '' })).toBeDefined();
    await waitFor(() =>
      expect(document.querySelector('output')?.textContent).toBe('/admin/people/anna?lang=en'),
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says that nothing was found, and offers to try again where nothing answers', async () => {
    network.answer({ 'administration.find': () => [] });
    const field = await open();
    await userEvent.type(field, 'zzz');
    await screen.findAllByText(/zzz/);
    network.answer({
      'administration.find': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    await userEvent.type(field, 'y');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
