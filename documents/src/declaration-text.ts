import type { LanguageCode } from '@danube/contract/locale.ts';
import type { DeclarationText } from './documents.types.ts';
import { countryName } from './format-money.ts';
import { type TextKey, textsFor } from './texts.ts';

type Buys = DeclarationText['buys'];

const supply: Record<Buys, TextKey> = {
  content: 'declarations.supply.content',
  service: 'declarations.supply.service',
  both: 'declarations.supply.both',
};

const withdrawal: Record<Buys, TextKey> = {
  content: 'declarations.withdrawal.content',
  service: 'declarations.withdrawal.service',
  both: 'declarations.withdrawal.both',
};

/**
 * The words of a declaration. Article 16 of Directive 2011/83/EU asks for them: (a) for services
 * and (m) for digital content, each with the express wish to begin within the withdrawal period and
 * the knowledge of what that does to the right.
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
