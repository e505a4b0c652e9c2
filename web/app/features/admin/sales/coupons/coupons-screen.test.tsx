// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { makeCoupon, uuid } from '../sales.factory.ts';
import { CouponsScreen } from './coupons-screen.tsx';
import { readCouponsView } from './coupons-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Screen() {
  const [parameters] = useSearchParams();
  return <CouponsScreen view={readCouponsView(parameters)} />;
}

type Answers = Parameters<typeof network.answer>[0];

const dax = {
  id: uuid(11),
  kind: 'course',
  slug: 'dax',
  title: 'DAX in depth',
  state: 'published',
};

function show(answers: Answers = {}, path = '/admin/coupons') {
  const calls = network.answer({
    'coupons.list': () => ({ coupons: [makeCoupon()], nextCursor: null, total: 1 }),
    'coupons.create': () => makeCoupon(),
    'coupons.change': () => makeCoupon(),
    'catalogueAdmin.list': () => ({ items: [dax], nextCursor: null, total: 1 }),
    ...answers,
  });
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

async function open(name: string) {
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  return within(await screen.findByRole('dialog'));
}

describe('the coupons', () => {
  it('show what they take off, how often they were used, and how long they hold', async () => {
    const inputs = show({}, '/admin/coupons?search=autumn&state=usable');
    await screen.findAllByText('AUTUMN20');
    const table = within(screen.getByRole('table', { name: 'Coupons' }));
    expect(table.getByText('20%')).toBeDefined();
    expect(table.getByText('37 of 100')).toBeDefined();
    expect(table.getByText(/^1.Oct.2026 to 30.Nov.2026$/)).toBeDefined();
    expect(inputs('coupons.list')).toEqual([{ search: 'autumn', state: 'usable', limit: 25 }]);
  });

  it('are made in a dialog, for chosen items only', async () => {
    const inputs = show();
    const dialog = await open('Create coupon');
    await userEvent.type(dialog.getByLabelText('Code'), 'spring-10');
    await userEvent.type(dialog.getByLabelText('Percent'), '10');
    fireEvent.change(dialog.getByLabelText(/^End date/), { target: { value: '2027-03-31' } });
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'DAX in depth' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('coupons.create')).toEqual([
      expect.objectContaining({
        code: 'SPRING-10',
        value: { kind: 'percent', percent: 10 },
        endsAt: new Date('2027-03-31T22:00:00Z'),
        items: [dax.id],
      }),
    ]);
    expect(inputs('coupons.list')).toHaveLength(2);
  });

  it('say beside each field what is wrong, and send nothing', async () => {
    const inputs = show();
    const dialog = await open('Create coupon');
    await userEvent.type(dialog.getByLabelText('Code'), 'a b');
    await userEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    expect(dialog.getByText(/3 to 30 letters \(A to Z\)/)).toBeDefined();
    expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Code'));
    expect(inputs('coupons.create')).toEqual([]);
  });

  it('keep what was written where the code is taken, and ask before it is thrown away', async () => {
    show({
      'coupons.create': () => {
        throw new StubError('COUPON_EXISTS', 409);
      },
    });
    const dialog = await open('Create coupon');
    await userEvent.type(dialog.getByLabelText('Code'), 'AUTUMN20');
    await userEvent.type(dialog.getByLabelText('Percent'), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/code already/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Code').value).toBe('AUTUMN20');
  });

  it('are switched off without losing anything else', async () => {
    const inputs = show();
    const dialog = await open('Edit coupon AUTUMN20');
    expect(dialog.getByLabelText<HTMLInputElement>('Code').readOnly).toBe(true);
    await userEvent.click(dialog.getByLabelText(/^Active/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { used: _, createdAt: __, ...saved } = makeCoupon({ isActive: false });
    expect(inputs('coupons.change')).toEqual([saved]);
  });
});
