import { ConsentButton } from './consent-button.tsx';
import type { LegalDocument } from './legal-document.ts';
import { StoredItemsTables } from './stored-items-tables.tsx';

export const cookiePolicy: LegalDocument = {
  group: 'cookies',
  title: 'cookies.title',
  description: 'cookies.description',
  lede: 'cookies.lede',
  changedOn: '2026-11-17',
  sections: [
    {
      id: 'meaning',
      title: 'cookies.meaning.title',
      blocks: [{ text: 'cookies.meaning.p1' }, { text: 'cookies.meaning.p2' }],
    },
    {
      id: 'categories',
      title: 'cookies.categories.title',
      blocks: [
        { list: ['cookies.categories.i1', 'cookies.categories.i2', 'cookies.categories.i3'] },
        { text: 'cookies.categories.p1' },
      ],
    },
    {
      id: 'table',
      title: 'cookies.table.title',
      blocks: [
        { text: 'cookies.table.p1' },
        { part: StoredItemsTables },
        { text: 'cookies.table.p2' },
      ],
    },
    {
      id: 'referral',
      title: 'cookies.referral.title',
      blocks: [{ text: 'cookies.referral.p1' }, { text: 'cookies.referral.p2' }],
    },
    {
      id: 'change',
      title: 'cookies.change.title',
      blocks: [
        { text: 'cookies.change.p1' },
        { part: ConsentButton },
        { text: 'cookies.change.p2' },
        { text: 'cookies.change.p3' },
      ],
    },
    { id: 'refusal', title: 'cookies.refusal.title', blocks: [{ text: 'cookies.refusal.p1' }] },
    {
      id: 'questions',
      title: 'cookies.questions.title',
      blocks: [{ text: 'cookies.questions.p1' }],
    },
  ],
};
