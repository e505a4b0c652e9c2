import type { LanguageCode } from '@danube/contract/locale.ts';
import type { DeclarationText } from './documents.types.ts';
import { countryName } from './format-money.ts';
import { type TextKey, textsFor } from './texts.ts';

type PurchaseKind = DeclarationText['buys'];

const supply: Record<PurchaseKind, TextKey> = {
  content: 'declarations.supply.content',
  service: 'declarations.supply.service',
  both: 'declarations.supply.both',
};

const withdrawal: Record<PurchaseKind, TextKey> = {
  content: 'declarations.withdrawal.content',
  service: 'declarations.withdrawal.service',
  both: 'declarations.withdrawal.both',
};

/**
 * The text of a declaration. Required by Article 16 of Directive 2011/83/EU: (a) for services and
 * (m) for digital content, each with the express request to begin within the withdrawal period and
 * the acknowledgement of its effect on the right.
 */
export function declarationText(declaration: DeclarationText, locale: LanguageCode): string {
  const { language, translate } = textsFor('declarations', locale);
  switch (declaration.kind) {
    case 'supply':
      return translate(supply[declaration.buys]);
    case 'withdrawal':
      return translate(withdrawal[declaration.buys]);
    case 'residence':
      return translate('declarations.residence', {
        country: countryName(declaration.country, language),
      });
    case 'establishment':
      return translate('declarations.establishment', {
        country: countryName(declaration.country, language),
      });
  }
}
