import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';
import { type GroupValues, initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { Sender } from '@danube/documents/documents.types.ts';
import type { Environment } from './env.ts';
import type { BankAccount, Seller } from './modules/checkout/checkout.dependencies.ts';
import type { SettingsApi } from './modules/settings/settings.api.ts';
import type { Db, Tx } from './platform/database.ts';

export type OwnerDetails = ReturnType<typeof createOwnerDetails>;

type OwnerEnvironment = Pick<
  Environment,
  | 'SITE_URL'
  | 'CONTACT_EMAIL'
  | 'SELLER_COMPANY_ID'
  | 'SELLER_VAT_ID'
  | 'BANK_ACCOUNT_HOLDER'
  | 'BANK_IBAN'
  | 'BANK_BIC'
>;

/**
 * The academy's details for emails and documents: from the settings, else from the configuration.
 */
export function createOwnerDetails(env: OwnerEnvironment, settings: SettingsApi, db: Db) {
  return {
    /** The sender of emails and documents. */
    async findSender(language: LanguageCode): Promise<Sender> {
      const [academy, { signature }] = await Promise.all([
        settings.read(db, 'academy'),
        settings.read(db, 'mail'),
      ]);
      const words = signature[language] ?? signature.en;
      return {
        ...printed(academy, language),
        siteUrl: env.SITE_URL,
        ...(words === undefined ? {} : { signature: words }),
      };
    },
    /** Null to use the configured name. */
    async findSenderName(): Promise<string | null> {
      return (await settings.read(db, 'mail')).senderName || null;
    },
    /** The seller as printed on invoices, in the language of the invoice. */
    async findSeller(tx: Tx, language: LanguageCode): Promise<Seller> {
      const academy = await settings.read(tx, 'academy');
      const initial = initialValues('academy');
      const { companyNumber, vatId } = academy;
      return {
        ...printed(academy, language),
        companyId: companyNumber === initial.companyNumber ? env.SELLER_COMPANY_ID : companyNumber,
        vatId: vatId === initial.vatId ? env.SELLER_VAT_ID : vatId,
      };
    },
    /** Null if none is configured. */
    async findBank(tx: Tx): Promise<BankAccount | null> {
      const { legalName } = await settings.read(tx, 'academy');
      const own = await settings.read(tx, 'bank');
      const { BANK_IBAN: iban, BANK_BIC: bic, BANK_ACCOUNT_HOLDER: holder } = env;
      const given = iban && bic ? { holder: holder ?? '', iban, bic } : null;
      const bank = own.iban && own.bic ? own : given;
      return bank && { ...bank, holder: bank.holder || legalName };
    },
    /** The contact mailbox. */
    async findContactEmail(tx: Tx): Promise<string> {
      const { email } = await settings.read(tx, 'academy');
      return email === initialValues('academy').email ? env.CONTACT_EMAIL : email;
    },
    /** The academy's room, for weekly sessions without their own. */
    async findMeetingUrl(tx: Tx): Promise<string> {
      return (await settings.read(tx, 'meeting')).url;
    },
  };
}

function printed(academy: GroupValues<'academy'>, language: LanguageCode) {
  const { legalName, street, postalCode, city, countryCode, email } = academy;
  return {
    name: legalName,
    addressLines: [street, `${postalCode} ${city}`, countryName(countryCode, language)],
    email,
  };
}

function countryName(code: string, language: LanguageCode): string {
  const names = new Intl.DisplayNames(intlLocale(language), { type: 'region' });
  const [first = '', ...rest] = names.of(code) ?? code;
  // Irish and Maltese put an article before the name, in lower case.
  return first.toLocaleUpperCase(language) + rest.join('');
}
