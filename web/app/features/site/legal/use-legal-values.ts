import { useAcademy } from '../../../lib/academy.ts';
import { useTexts } from '../../../lib/texts.tsx';

export type LegalValues = Readonly<
  Record<
    | 'company'
    | 'address'
    | 'email'
    | 'phone'
    | 'companyNumber'
    | 'taxId'
    | 'vatId'
    | 'registerEntry'
    | 'directors'
    | 'responsible',
    string
  >
>;

/** The academy's details in legal texts, from a single record. */
export function useLegalValues(): LegalValues {
  const academy = useAcademy();
  const t = useTexts('footer');
  const { street, postalCode, city, directors } = academy;
  return {
    company: academy.legalName,
    address: `${street}, ${postalCode} ${city}, ${t('footer.country')}`,
    email: academy.email,
    phone: unbroken(academy.phone.shown),
    companyNumber: unbroken(academy.companyNumber),
    taxId: academy.taxId,
    vatId: academy.vatId,
    registerEntry: academy.registerEntry,
    directors: directors.join(', '),
    responsible: directors[0] ?? '',
  };
}

/** Numbers are grouped with non-breaking spaces. */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
