// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { PeopleScreen } from './people-screen.tsx';
import { readPeopleView } from './people-view.ts';
import { makePerson } from './person.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Screen() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PeopleScreen view={readPeopleView(parameters)} />
      <output>{useLocation().search}</output>
    </>
  );
}

function show(path = '/admin/people') {
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
}

const address = () => document.querySelector('output')?.textContent;
const page = { people: [makePerson()], nextCursor: 'next-key', total: 1240 };

describe('the list of people', () => {
  it('shows who is there, how many in all, and the way to each', async () => {
    network.answer({ 'identity.people.list': () => page });
    show('/admin/people?lang=de');
    await screen.findByText('1,240 people');
    const link = within(screen.getByRole('table')).getByRole('link', { name: 'Anna Kovač' });
    expect(link.getAttribute('href')).toBe('/admin/people/person-1?lang=de');
  });

  it('pages by key, forwards and back, and keeps the filter', async () => {
    network.answer({ 'identity.people.list': () => page });
    show('/admin/people?search=anna&after=b&after=c');
    const href = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Next')).toBe('/admin/people?search=anna&after=b&after=c&after=next-key');
    expect(await href('Previous')).toBe('/admin/people?search=anna&after=b');
  });

  it('puts what is typed into the address after a pause, once, from the first page', async () => {
    const calls = network.answer({ 'identity.people.list': () => page });
    show('/admin/people?after=b&lang=de');
    await userEvent.type(screen.getByLabelText('Name or email'), 'kov');
    expect(address()).toBe('?after=b&lang=de');
    await waitFor(() => expect(address()).toBe('?lang=de&search=kov'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.input).toMatchObject({ search: 'kov', limit: 25 });
    expect(calls[1]?.input).not.toHaveProperty('cursor');
  });

  it('follows a choice at once, and the fields follow the address when it is cleared', async () => {
    network.answer({ 'identity.people.list': () => page });
    show('/admin/people?search=anna');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Suspended');
    await waitFor(() => expect(address()).toBe('?search=anna&state=suspended'));
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Name or email').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('');
  });

  it('is a form that the browser can send itself', () => {
    network.answer({ 'identity.people.list': () => page });
    show('/admin/people?search=anna&lang=de');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search and filter students' });
    expect(form.method).toBe('get');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      lang: 'de',
      search: 'anna',
      role: '',
      state: '',
      order: '',
    });
  });

  it('exports exactly what is filtered, as a file', async () => {
    const calls = network.answer({
      'identity.people.list': () => page,
      'identity.people.exportCsv': () => ({ fileName: 'people-2026-11-15.csv', csv: 'a,b' }),
    });
    const saved: string[] = [];
    // jsdom has neither; the browser does the rest.
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    press.mockImplementation(function (this: unknown) {
      if (this instanceof HTMLAnchorElement) saved.push(this.download);
    });
    const made: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    show('/admin/people?search=anna&role=rep&order=name&after=b');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['people-2026-11-15.csv']));
    press.mockRestore();
    // The byte order mark is three bytes.
    expect(made.map(({ size }) => size)).toEqual([6]);
    const requested = calls.filter(({ procedure }) => procedure.endsWith('exportCsv'));
    expect(requested.map(({ input }) => input)).toEqual([{ search: 'anna', role: 'rep' }]);
  });

  it('says that nobody fits a search, and offers the way out', async () => {
    network.answer({ 'identity.people.list': () => ({ people: [], nextCursor: null, total: 0 }) });
    show('/admin/people?search=nobody');
    expect(await screen.findByText('No students match this search')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Clear filters' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('says that it could not be read, and reads again when asked to', async () => {
    let isDown = true;
    network.answer({
      'identity.people.list': () => {
        if (isDown) throw new StubError('INTERNAL_SERVER_ERROR', 500);
        return page;
      },
    });
    show();
    expect(await screen.findByText('We couldn’t load the students')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,240 people')).toBeDefined();
  });
});
