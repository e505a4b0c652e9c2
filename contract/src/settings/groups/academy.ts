import { country, email, line, lines, phone, words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Company details for the footer, imprint, emails, documents, invoices and search engines. */
export const academy = defineGroup(
  {
    name: line('Danube Trading Academy', { max: 60 }),
    legalName: line('Danube Trading Academy s.r.o.'),
    street: line('Laurinská 14'),
    postalCode: line('811 01', { max: 20 }),
    city: line('Bratislava', { max: 60 }),
    countryCode: country('SK'),
    email: email('desk@danube-trading.example'),
    phone: phone('+421 2 5555 0142'),
    // Sample data until the company is registered: the check digits are invalid, so it can't be a
    // real company's.
    companyNumber: line('99 014 200', { max: 20 }),
    taxId: line('2999014200', { max: 20 }),
    vatId: line('SK2999014200', { max: 20 }),
    registerEntry: line('990142/B', { max: 30 }),
    directors: lines(['Zuzana Kráľová', 'Martin Weiss'], 10),
    'footer.country': words(),
    'footer.support': words({ tags: ['help'] }),
    'contact.head.description': words(),
    'imprint.company.formValue': words(),
    'imprint.company.registerValue': words({ values: ['registerEntry'] }),
  },
  { shownOn: '/imprint' },
);
