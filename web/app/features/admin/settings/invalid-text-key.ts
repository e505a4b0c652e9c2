import type { Field } from '@danube/contract/settings/field.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

const invalidTexts: Partial<Record<Field['kind'], TextKey>> = {
  email: 'settings.wrong.email',
  phone: 'settings.wrong.phone',
  url: 'settings.wrong.url',
  number: 'settings.wrong.number',
  iban: 'settings.wrong.bank',
  bic: 'settings.wrong.bic',
  country: 'settings.wrong.country',
  slug: 'settings.wrong.slug',
  date: 'settings.wrong.date',
  link: 'settings.wrong.link',
  languages: 'settings.wrong.languages',
  wording: 'settings.wrong.wording',
};

/** How to fix a value that the server rejected. */
export function invalidTextKey(kind: Field['kind']): TextKey {
  return invalidTexts[kind] ?? 'settings.wrong.text';
}
