// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { itemIdOf, makeCourse, makeEdition, makeItemRow } from '../catalogue-admin.factory.ts';
import { ListScreen } from './list-screen.tsx';
import { readListView } from './list-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Screen() {
  const [parameters] = useSearchParams();
  return <ListScreen kind="course" view={readListView(parameters)} />;
}

function show(path = '/admin/courses') {
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
}

const second = makeItemRow({ id: itemIdOf(2), slug: 'gold', title: 'Gold', isSample: true });
const items = [makeItemRow({ state: 'changed' }), second];
const page = { items, nextCursor: 'next-key', total: 1240 };

describe('the list of a kind', () => {
  it('shows what is there, its state, and the way to each editor', async () => {
    network.answer({ 'catalogueAdmin.list': () => page });
    show('/admin/courses?lang=de');
    await screen.findByText('1,240 courses');
    const table = within(screen.getByRole('table'));
    const link = table.getByRole('link', { name: 'The DAX in depth' });
    expect(link.getAttribute('href')).toBe('/admin/courses/dax-in-depth?lang=de');
    expect(table.getByText('Unpublished changes')).toBeDefined();
    expect(table.getAllByText('Sample')).toHaveLength(1);
  });

  it('asks for one kind, filtered and ordered as the address says, and pages by key', async () => {
    const calls = network.answer({ 'catalogueAdmin.list': () => page });
    show('/admin/courses?search=dax&state=draft&order=price&after=b');
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next.getAttribute('href')).toBe(
      '/admin/courses?search=dax&state=draft&order=price&after=b&after=next-key',
    );
    expect(calls[0]?.input).toMatchObject({
      kind: 'course',
      search: 'dax',
      state: 'draft',
      order: 'price',
      cursor: 'b',
      limit: 25,
    });
  });

  it('duplicates an item under the title that was chosen', async () => {
    const calls = network.answer({
      'catalogueAdmin.list': () => page,
      'catalogueAdmin.duplicate': () => makeEdition(makeCourse()),
    });
    show();
    await screen.findByText('1,240 courses');
    const table = within(screen.getByRole('table'));
    await userEvent.click(table.getByRole('button', { name: 'Duplicate “Gold”' }));
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('Title of the copy');
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(dialog.getByText('Enter a title.')).toBeDefined();
    await userEvent.type(title, ' Silver ');
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toContainEqual({
      procedure: 'catalogueAdmin.duplicate',
      input: { id: second.id, title: 'Silver' },
    });
  });

  it('says that there is nothing yet, and offers to begin', async () => {
    network.answer({ 'catalogueAdmin.list': () => ({ items: [], nextCursor: null, total: 0 }) });
    show();
    expect(await screen.findByText('No courses yet')).toBeDefined();
    const links = screen.getAllByRole('link', { name: 'New course' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/create-course',
      '/admin/create-course',
    ]);
  });

  it('says that nothing fits a search, and offers the way out', async () => {
    network.answer({ 'catalogueAdmin.list': () => ({ items: [], nextCursor: null, total: 0 }) });
    show('/admin/courses?search=nothing');
    expect(await screen.findByText('Nothing matches this search')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Clear filters' })).toHaveLength(2);
  });

  it('says that it could not be read, and reads again when asked to', async () => {
    let isDown = true;
    network.answer({
      'catalogueAdmin.list': () => {
        if (isDown) throw new StubError('INTERNAL_SERVER_ERROR', 500);
        return page;
      },
    });
    show();
    expect(await screen.findByText('We couldn’t load the list')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,240 courses')).toBeDefined();
  });
});

describe('the order of the public site', () => {
  const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.text);

  it('is changed by menu: the item is placed after the one before it', async () => {
    const calls = network.answer({
      'catalogueAdmin.list': () => page,
      'catalogueAdmin.place': () => ({}),
    });
    show('/admin/courses?order=chosen');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Gold' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    const placed = () => calls.find(({ procedure }) => procedure.endsWith('place'));
    await waitFor(() => expect(placed()?.input).toEqual({ id: itemIdOf(2), after: null }));
  });

  it('comes back where the server refuses the new one', async () => {
    network.answer({
      'catalogueAdmin.list': () => page,
      'catalogueAdmin.place': () => {
        throw new StubError('ITEM_NOT_FOUND', 404);
      },
    });
    show('/admin/courses?order=chosen');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Gold' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(titles()).toEqual(['The DAX in depth', 'Gold']));
  });

  it('cannot be changed where a filter hides neighbours', async () => {
    network.answer({ 'catalogueAdmin.list': () => page });
    show('/admin/courses?order=chosen&state=draft');
    await screen.findByText('1,240 courses');
    expect(screen.queryByRole('button', { name: 'Actions for Gold' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Change order' }).getAttribute('href')).toBe(
      '/admin/courses?order=chosen',
    );
  });
});
