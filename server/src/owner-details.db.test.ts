import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, expect, test } from 'vitest';
import { insertPerson } from './modules/identity/identity.factory.ts';
import { createSettings } from './modules/settings/settings.module.ts';
import { createOwnerDetails } from './owner-details.ts';
import { callers, contextOf } from './testing/callers.ts';
import { testDatabase } from './testing/test-database.ts';
import { testPlatform } from './testing/test-platform.ts';

const database = await testDatabase();
const { db } = database;
const platform = testPlatform(db, '2026-11-17T09:00:00Z');
const settings = createSettings({
  ...platform,
  findNames: async () => new Map(),
  media: {
    findFiles: async () => [],
    storeUses: async () => [],
    linkForPlayback: async () => null,
  },
  findReferences: async () => [],
});
const admin = createRouterClient(settings.routers.settings, {
  context: contextOf(callers.admin),
});
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

const owner = createOwnerDetails(
  {
    SITE_URL: 'https://academy.test',
    CONTACT_EMAIL: 'desk@server.test',
    SELLER_COMPANY_ID: '50 000 000',
    SELLER_VAT_ID: 'SK2020000000',
    BANK_IBAN: 'SK3112000000198742637541',
    BANK_BIC: 'TATRSKBX',
  },
  settings.api,
  db,
);

test('what nobody has set is what the server was given', async () => {
  const printed = {
    name: 'Danube Trading Academy s.r.o.',
    addressLines: ['Laurinská 14', '811 01 Bratislava', 'Slowakei'],
    email: 'desk@danube-trading.example',
  };
  expect(await owner.findSender('de')).toEqual({ ...printed, siteUrl: 'https://academy.test' });
  expect(await owner.findSenderName()).toBeNull();
  expect(await owner.findSeller(db, 'de')).toEqual({
    ...printed,
    companyId: '50 000 000',
    vatId: 'SK2020000000',
  });
  expect(await owner.findBank(db)).toEqual({
    holder: printed.name,
    iban: 'SK3112000000198742637541',
    bic: 'TATRSKBX',
  });
  expect(await owner.findContactEmail(db)).toBe('desk@server.test');
});

test('what the owner published is in the next mail, paper and invoice', async () => {
  const academy = initialValues('academy');
  const published = [
    {
      group: 'academy',
      values: {
        ...academy,
        legalName: 'Elbe School GmbH',
        street: 'Kai 1',
        postalCode: '01067',
        city: 'Dresden',
        countryCode: 'DE',
        email: 'office@elbe.test',
        vatId: 'DE1',
      },
    },
    { group: 'mail', values: { senderName: 'Elbe', signature: { en: 'Best', de: 'Gruß' } } },
    { group: 'bank', values: { holder: '', iban: 'DE89370400440532013000', bic: 'COBADEFF' } },
  ] as const;
  for (const { group, values } of published) {
    const { revision } = await admin.save({ group, revision: 0, values });
    await admin.publish({ group, revision });
  }
  const addressLines = ['Kai 1', '01067 Dresden', 'Deutschland'];
  expect(await owner.findSender('de')).toMatchObject({ addressLines, signature: 'Gruß' });
  expect(await owner.findSender('mt')).toMatchObject({
    addressLines: ['Kai 1', '01067 Dresden', 'Il-Ġermanja'],
    signature: 'Best',
  });
  expect(await owner.findSenderName()).toBe('Elbe');
  expect(await owner.findSeller(db, 'de')).toEqual({
    name: 'Elbe School GmbH',
    addressLines,
    email: 'office@elbe.test',
    companyId: '50 000 000',
    vatId: 'DE1',
  });
  expect(await owner.findBank(db)).toMatchObject({
    holder: 'Elbe School GmbH',
    iban: 'DE89370400440532013000',
  });
  expect(await owner.findContactEmail(db)).toBe('office@elbe.test');
});
