// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeRule } from '../sales.factory.ts';
import { findEarliestDay, findRulesOf, parseVatRate } from './country-rule.ts';
import { RulesScreen } from './rules-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const rules = [
  makeRule({ country: 'FI', vatRate: 2400, isCurrent: false }),
  makeRule({ country: 'FI', version: 2, vatRate: 2550, validFrom: '2026-09-01' }),
  makeRule({
    country: 'FI',
    version: 3,
    vatRate: 2600,
    validFrom: '2998-01-01',
    isCurrent: false,
  }),
  makeRule({ country: 'AT', vatRate: 2000, isSaleAllowed: false }),
];

function show(listed = rules) {
  const calls = network.answer({
    'countryRules.list': () => listed,
    'countryRules.add': () => makeRule(),
  });
  render(
    <PageFrame path="/admin/country-rules">
      <RulesScreen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

describe('the rules of countries', () => {
  it('are shown for all 27 by name: what holds, what comes, and what held', async () => {
    show();
    const names = (await screen.findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    );
    expect(names).toHaveLength(27);
    expect(names[0]).toBe('Austria');
    expect(screen.getByText('25.5%')).toBeDefined();
    expect(screen.getByText('From 1 Jan 2998: 26%')).toBeDefined();
    expect(screen.getByText('1 earlier rule')).toBeDefined();
    expect(screen.getByText('Not allowed')).toBeDefined();
    expect(screen.getAllByText('No rule yet')).toHaveLength(25);
  });

  it('are followed by a new one, its rate in hundredths of a percent', async () => {
    const inputs = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add rule: Austria' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('VAT rate'));
    await userEvent.type(dialog.getByLabelText('VAT rate'), '20.5');
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2999-01-01' } });
    await userEvent.click(dialog.getByLabelText(/^Accept orders from this country/));
    await userEvent.type(dialog.getByLabelText('Reason'), 'New law');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('countryRules.add')).toEqual([
      {
        country: 'AT',
        validFrom: '2999-01-01',
        vatRate: 2050,
        isSaleAllowed: true,
        riskNote: '',
        waiverNote: '',
        reason: 'New law',
      },
    ]);
  });

  it('cannot begin before today, nor before the country’s last one', async () => {
    const inputs = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add rule: Finland' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2997-12-31' } });
    await userEvent.type(dialog.getByLabelText('Reason'), 'New law');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    expect(dialog.getByText('Choose 1 Jan 2998 or a later date.')).toBeDefined();
    expect(inputs('countryRules.add')).toEqual([]);
    const now = new Date('2026-11-15T23:30:00Z');
    expect(findEarliestDay(findRulesOf('AT', rules), now)).toBe('2026-11-16');
  });

  it('outside the EU are those that were added, without a rate to choose', async () => {
    const norway = makeRule({ country: 'NO', vatRate: 0 });
    const inputs = show([...rules, norway]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add country outside the EU' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/won’t charge EU VAT there.*register for tax/)).toBeDefined();
    expect(dialog.queryByLabelText('VAT rate')).toBeNull();
    const options = within(dialog.getByLabelText('Country'));
    expect(options.queryByRole('option', { name: 'Norway' })).toBeNull();
    expect(options.queryByRole('option', { name: 'Austria' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    expect(dialog.getByText('Choose a country.')).toBeDefined();
    await userEvent.selectOptions(dialog.getByLabelText('Country'), 'Switzerland');
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2999-01-01' } });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('countryRules.add')).toEqual([
      {
        country: 'CH',
        validFrom: '2999-01-01',
        vatRate: 0,
        isSaleAllowed: true,
        riskNote: '',
        waiverNote: '',
        reason: 'Asked for',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Norway', level: 3 })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add rule: Norway' }));
    expect(within(await screen.findByRole('dialog')).queryByLabelText('VAT rate')).toBeNull();
  });

  it('have rates from nothing to a hundred percent', () => {
    expect(parseVatRate('25,5 %', 'de')).toBe(2550);
    expect(parseVatRate('0', 'en')).toBe(0);
    expect(parseVatRate('100.01', 'en')).toBeUndefined();
    expect(parseVatRate('25.555', 'en')).toBeUndefined();
    expect(parseVatRate('', 'en')).toBeUndefined();
  });
});
