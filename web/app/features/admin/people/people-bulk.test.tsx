// @vitest-environment jsdom
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const people = ['Anna', 'Béla', 'Carl', 'Dora'].map((firstName, index) =>
  makePerson({ id: userIdSchema.parse(`person-${index + 1}`), firstName, lastName: 'X' }),
);
const bookId = '0198f3a2-7c1e-7b6a-9d45-000000000001';
const book = { id: bookId, kind: 'book', slug: 'notebook', title: 'Notebook', state: 'published' };

function show(answers: Parameters<typeof network.answer>[0] = {}) {
  const calls = network.answer({
    'identity.people.list': () => ({ people, nextCursor: null, total: 4 }),
    'catalogueAdmin.list': () => ({ items: [book], nextCursor: null, total: 1 }),
    ...answers,
  });
  render(
    <PageFrame path="/admin/people">
      <PeopleScreen view={readPeopleView(new URLSearchParams())} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

/** In the table; the list for narrow screens has the same boxes. */
async function box(name: string): Promise<HTMLInputElement> {
  const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name });
  if (!first) throw new Error(`there is no ${name}`);
  return first;
}

describe('several people', () => {
  it('are selected one by one, in a row with Shift, all at once, and by keyboard', async () => {
    show();
    const user = userEvent.setup();
    expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull();
    (await box('Select Anna X')).focus();
    await user.keyboard(' ');
    expect(screen.getAllByText('Selected: 1')).toHaveLength(2);
    await user.keyboard('{Shift>}');
    await user.click(await box('Select Carl X'));
    await user.keyboard('{/Shift}');
    expect((await box('Select Béla X')).checked).toBe(true);
    const all = await box('Select all on this page');
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect((await box('Select Dora X')).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect((await box('Select Anna X')).checked).toBe(false);
  });

  it('are given access one by one; who already has it is named and stays selected', async () => {
    const inputs = show({
      'entitlements.grant': (input) => {
        if (JSON.stringify(input).includes('person-2')) throw new StubError('ALREADY_GRANTED', 409);
        return { id: bookId };
      },
    });
    for (const name of ['Anna X', 'Béla X', 'Dora X'])
      await userEvent.click(await box(`Select ${name}`));
    await userEvent.click(screen.getByRole('button', { name: 'Grant access' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Notebook' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Helped at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant access' }));
    await screen.findByText('2 of 3 done');
    expect(screen.getByText(/already have this access/)).toBeDefined();
    expect(inputs('entitlements.grant')).toMatchObject([
      { userId: 'person-1' },
      { userId: 'person-2' },
      { userId: 'person-4' },
    ]);
    await waitFor(async () => expect((await box('Select Anna X')).checked).toBe(false));
    expect((await box('Select Béla X')).checked).toBe(true);
  });

  it('are exported without the others', async () => {
    const inputs = show({
      'identity.people.exportCsv': () => ({ fileName: 'people.csv', csv: 'id' }),
    });
    await userEvent.click(await box('Select Béla X'));
    await userEvent.click(screen.getByRole('button', { name: 'Export selected' }));
    await waitFor(() => expect(inputs('identity.people.exportCsv')).toHaveLength(1));
    expect(inputs('identity.people.exportCsv')[0]).toMatchObject({ ids: ['person-2'] });
  });
});
