import { expect, test } from 'vitest';
import { declarationText } from '../documents.ts';
import type { Mail } from '../documents.types.ts';
import type { OrderMail } from '../order-mail.types.ts';
import { sampleSender } from '../samples.ts';
import { mails as sampleOrderMails } from './order.samples.ts';
import { renderMail } from './render-mail.tsx';

const [paid, awaited, cancelled, refunded, withdrawal, renewed, failed, ended] = sampleOrderMails;

async function rendered(mail: Mail, language: Parameters<typeof renderMail>[1] = 'en') {
  return renderMail(mail, language, sampleSender);
}

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

test('the confirmation says what was bought, for how much and that the invoice is attached', async () => {
  const { subject, text } = await rendered(paid);
  expect(subject).toBe('Order D-4F7K-92QX confirmed');
  expect(text).toContain(
    'Order D-4F7K-92QX\nTrading foundations: from the first chart to a plan: €149.00\nPosition size and risk: €149.00\nTotal: €298.00',
  );
  expect(text).toContain('Your invoice is attached.');
});

test('the confirmation leads to what was bought first, and to the order', async () => {
  const { html } = await rendered(paid);
  const hrefs = hrefsOf(html);
  const library = hrefs.indexOf('https://danube-trading.example/library');
  expect(library).toBeGreaterThan(-1);
  expect(hrefs.indexOf(paid.orderUrl)).toBeGreaterThan(library);
});

test.each(['en', 'de'] as const)(
  'the confirmation of what costs nothing promises no invoice: %s',
  async (language) => {
    const { subject, text, html } = await rendered({ ...paid, total: 0 }, language);
    expect(subject).toBe(
      language === 'en' ? 'Order D-4F7K-92QX confirmed' : 'Bestellung D-4F7K-92QX bestätigt',
    );
    expect(text).not.toMatch(/invoice|Rechnung/);
    expect(html).not.toMatch(/invoice|Rechnung/);
  },
);

test.each([paid, awaited])('repeats the declarations word for word: $kind', async (mail) => {
  const { html, text } = await rendered({ ...mail, declarations: ['Prehlásenie, a bit <odd>.'] });
  expect(text).toContain('When you ordered, you declared:\n- Prehlásenie, a bit <odd>.');
  expect(html).toMatch(/<li[^>]*>Prehlásenie, a bit &lt;odd&gt;\.<\/li>/);
});

test.each(['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'] as const)(
  'the declarations as they are shown fit into the confirmation: %s',
  async (language) => {
    const declarations = (['supply', 'withdrawal', 'residence'] as const).map((kind) =>
      declarationText({ kind, buys: 'both', country: 'AT' }, language),
    );
    const { text } = await rendered({ ...paid, declarations }, language);
    for (const declaration of declarations) expect(text.split('\n')).toContain(`- ${declaration}`);
  },
);

test('names the last moment for a withdrawal in the academy’s zone, and the way', async () => {
  const { html, text } = await rendered(paid);
  expect(text).toContain(
    'You can withdraw until: 29 November 2026 at 23:59 (Central European Time)',
  );
  expect(text).toContain('the right ends earlier for digital content');
  expect(text).toContain('you pay for what was provided before you withdrew.');
  expect(text).toContain('Withdraw from contract here:\nhttps://danube-trading.example/withdrawal');
  expect(hrefsOf(html)).toContain('https://danube-trading.example/withdrawal');
});

test('without a last moment it says when the right ends by what was declared', async () => {
  const { text } = await rendered({ ...paid, withdrawalUntil: null });
  expect(text).not.toContain('You can withdraw until');
  expect(text).toContain('the right of withdrawal ends for digital content as soon as you open');
  expect(text).toContain('https://danube-trading.example/withdrawal');
});

test('whoever declared nothing is not told of declarations', async () => {
  const { text } = await rendered({ ...paid, declarations: [] });
  expect(text).toContain('Until then you can withdraw from this contract without giving a reason.');
  expect(text).not.toContain('declared');
});

test('a company reads nothing of a right that it does not have', async () => {
  for (const mail of [
    { ...paid, declarations: [], withdrawalUntil: null },
    { ...awaited, declarations: [] },
  ]) {
    const { html, text } = await rendered(mail);
    expect(html + text).not.toMatch(/withdraw|declared/i);
    expect(text).toContain('Terms of service:\nhttps://danube-trading.example/terms');
  }
});

test('a transfer is told account, reference, amount and day', async () => {
  const { subject, text } = await rendered(awaited, 'de');
  expect(subject).toBe('Bestellung D-4F7K-92QX: bitte 298,00\u00a0€ überweisen');
  expect(text).toContain(
    [
      'Betrag: 298,00\u00a0€',
      'Zahlbar bis: 29. November 2026',
      'Kontoinhaber: Danube Trading Academy s.r.o.',
      'IBAN: SK31 1200 0000 1987 4263 7541',
      'BIC: TATRSKBX',
      'Verwendungszweck: RF18 5390 0754 7034',
    ].join('\n'),
  );
});

test('a withdrawal is acknowledged with its content, date and time', async () => {
  const { text } = await rendered({ ...withdrawal, timeZone: 'Europe/Athens' });
  expect(text).toContain(
    'You’ve withdrawn from the contract for:\n- Trading foundations: from the first chart to a plan\n- Position size and risk',
  );
  expect(text).toContain('Received: 16 November 2026 at 19:42 (Eastern European Time)');
  expect(text).toContain('Refund: €298.00');
});

test('a withdrawal with nothing to pay back promises no refund', async () => {
  const { text } = await rendered({ ...withdrawal, refund: 0 });
  expect(text).not.toMatch(/refund/i);
});

test('a refund names amount and order', async () => {
  const { text } = await rendered(refunded, 'sk');
  expect(text).toContain('Objednávka: D-4F7K-92QX\nVrátená suma: 149,00\u00a0€');
});

test('a refund promises a credit note only where one is attached', async () => {
  const sentence = 'Your credit note is attached.';
  expect((await rendered(refunded)).text).toContain(sentence);
  expect((await rendered({ ...refunded, hasCreditNote: false })).text).not.toContain('credit note');
});

test('a renewal that costs nothing promises no invoice', async () => {
  expect((await rendered(renewed)).text).toContain('Your invoice is attached.');
  expect((await rendered({ ...renewed, total: 0 })).text).not.toContain('invoice');
});

test('a renewal with VAT says which number VIES no longer confirms, and only then', async () => {
  const { text } = await rendered({ ...renewed, refusedVatId: 'DE123456789' });
  expect(text).toContain('no longer confirms your VAT number DE123456789');
  expect((await rendered(renewed)).text).not.toContain('VAT');
});

test('subscriptions name what was paid and until when', async () => {
  expect((await rendered(renewed)).text).toContain(
    'Subscription: Daily desk, month by month\nAmount: €49.00\nPaid until: 15 December 2026',
  );
  expect((await rendered(ended)).text).toContain(
    'Cancelled: 16 November 2026 at 18:42 (Central European Time)\nAccess until: 15 December 2026',
  );
});

test.each<OrderMail>([
  { ...paid, orderUrl: 'javascript:alert(1)' },
  { ...paid, termsUrl: 'javascript:alert(1)' },
  { ...awaited, orderUrl: 'javascript:alert(1)' },
  { ...awaited, termsUrl: 'javascript:alert(1)' },
  { ...cancelled, pricingUrl: 'javascript:alert(1)' },
  { ...refunded, orderUrl: 'javascript:alert(1)' },
  { ...renewed, ordersUrl: 'javascript:alert(1)' },
  { ...failed, ordersUrl: 'javascript:alert(1)' },
])('refuses a link that is not http or https: $kind', async (mail) => {
  await expect(rendered(mail)).rejects.toThrow('http and https only');
});

const markup = '<script>alert(1)</script>';

test.each<OrderMail>([
  { ...paid, lines: [{ title: markup, total: 1 }] },
  { ...awaited, lines: [{ title: markup, total: 1 }] },
  { ...withdrawal, titles: [markup] },
  { ...renewed, title: markup },
  { ...failed, title: markup },
  { ...ended, title: markup },
])('never takes a title as markup: $kind', async (mail) => {
  const { html } = await rendered(mail);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('two lines of one title are two lines', async () => {
  const line = { title: 'Mentoring hour', total: 9000 };
  const { html } = await rendered({ ...paid, lines: [line, line] });
  expect(html.match(/Mentoring hour/g)).toHaveLength(2);
});
