import type { LegalDocument } from './legal-document.ts';

export const imprint: LegalDocument = {
  group: 'imprint',
  title: 'imprint.title',
  description: 'imprint.description',
  lede: 'imprint.lede',
  changedOn: '2026-11-15',
  sections: [
    {
      id: 'company',
      title: 'imprint.company.title',
      blocks: [
        {
          facts: [
            { term: 'imprint.company.name', value: 'company' },
            { term: 'imprint.company.form', detail: 'imprint.company.formValue' },
            { term: 'imprint.company.address', value: 'address' },
            { term: 'imprint.company.directors', value: 'directors' },
            { term: 'imprint.company.register', detail: 'imprint.company.registerValue' },
            { term: 'imprint.company.number', value: 'companyNumber' },
            { term: 'imprint.company.tax', value: 'taxId' },
            { term: 'imprint.company.vat', value: 'vatId' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'imprint.contact.title',
      blocks: [
        {
          facts: [
            { term: 'imprint.contact.email', value: 'email' },
            { term: 'imprint.contact.phone', value: 'phone' },
            { term: 'imprint.contact.form', detail: 'imprint.contact.formValue' },
          ],
        },
        { text: 'imprint.contact.p1' },
        { text: 'imprint.contact.p2' },
      ],
    },
    {
      id: 'responsibility',
      title: 'imprint.responsibility.title',
      blocks: [{ text: 'imprint.responsibility.p1' }, { text: 'imprint.responsibility.p2' }],
    },
    {
      id: 'profession',
      title: 'imprint.profession.title',
      blocks: [
        { text: 'imprint.profession.p1' },
        { text: 'imprint.profession.p2' },
        { text: 'imprint.profession.p3' },
      ],
    },
    {
      id: 'supervision',
      title: 'imprint.supervision.title',
      blocks: [
        { list: ['imprint.supervision.i1', 'imprint.supervision.i2', 'imprint.supervision.i3'] },
      ],
    },
    { id: 'disputes', title: 'imprint.disputes.title', blocks: [{ text: 'imprint.disputes.p1' }] },
  ],
};
