import type { LegalDocument } from './legal-document.ts';

export const termsOfService: LegalDocument = {
  group: 'terms',
  title: 'terms.title',
  description: 'terms.description',
  lede: 'terms.lede',
  changedOn: '2026-11-19',
  sections: [
    {
      id: 'parties',
      title: 'terms.parties.title',
      blocks: [
        { text: 'terms.parties.p1' },
        { text: 'terms.parties.p2' },
        { text: 'terms.parties.p3' },
      ],
    },
    {
      id: 'education',
      title: 'terms.education.title',
      blocks: [
        { text: 'terms.education.p1' },
        { text: 'terms.education.p2' },
        { text: 'terms.education.p3' },
      ],
    },
    {
      id: 'risk',
      title: 'terms.risk.title',
      blocks: [{ text: 'terms.risk.p1' }, { text: 'terms.risk.p2' }],
    },
    {
      id: 'account',
      title: 'terms.account.title',
      blocks: [
        {
          list: [
            'terms.account.i1',
            'terms.account.i2',
            'terms.account.i3',
            'terms.account.i4',
            'terms.account.i5',
            'terms.account.i6',
          ],
        },
      ],
    },
    {
      id: 'orders',
      title: 'terms.orders.title',
      blocks: [{ text: 'terms.orders.p1' }, { text: 'terms.orders.p2' }],
    },
    {
      id: 'prices',
      title: 'terms.prices.title',
      blocks: [{ text: 'terms.prices.p1' }, { text: 'terms.prices.p2' }],
    },
    {
      id: 'supply',
      title: 'terms.supply.title',
      blocks: [{ text: 'terms.supply.p1' }, { text: 'terms.supply.p2' }],
    },
    {
      id: 'withdrawal',
      title: 'terms.withdrawal.title',
      blocks: [
        { text: 'terms.withdrawal.p1' },
        {
          list: [
            'terms.withdrawal.i1',
            'terms.withdrawal.i2',
            'terms.withdrawal.i3',
            'terms.withdrawal.i4',
          ],
        },
        { text: 'terms.withdrawal.p2' },
        { text: 'terms.withdrawal.p3' },
        { text: 'terms.withdrawal.p4' },
      ],
    },
    {
      id: 'subscriptions',
      title: 'terms.subscriptions.title',
      blocks: [
        { text: 'terms.subscriptions.p1' },
        { text: 'terms.subscriptions.p2' },
        { text: 'terms.subscriptions.p3' },
      ],
    },
    {
      id: 'lifetime',
      title: 'terms.lifetime.title',
      blocks: [{ text: 'terms.lifetime.p1' }, { text: 'terms.lifetime.p2' }],
    },
    {
      id: 'licence',
      title: 'terms.licence.title',
      blocks: [
        { list: ['terms.licence.i1', 'terms.licence.i2', 'terms.licence.i3'] },
        { text: 'terms.licence.p1' },
      ],
    },
    {
      id: 'sessions',
      title: 'terms.sessions.title',
      blocks: [{ text: 'terms.sessions.p1' }, { text: 'terms.sessions.p2' }],
    },
    {
      id: 'community',
      title: 'terms.community.title',
      blocks: [
        {
          list: [
            'terms.community.i1',
            'terms.community.i2',
            'terms.community.i3',
            'terms.community.i4',
          ],
        },
        { text: 'terms.community.p1' },
      ],
    },
    {
      id: 'certificates',
      title: 'terms.certificates.title',
      blocks: [{ text: 'terms.certificates.p1' }],
    },
    {
      id: 'referrals',
      title: 'terms.referrals.title',
      blocks: [{ text: 'terms.referrals.p1' }, { text: 'terms.referrals.p2' }],
    },
    {
      id: 'defects',
      title: 'terms.defects.title',
      blocks: [{ text: 'terms.defects.p1' }, { text: 'terms.defects.p2' }],
    },
    {
      id: 'liability',
      title: 'terms.liability.title',
      blocks: [
        { text: 'terms.liability.p1' },
        { text: 'terms.liability.p2' },
        { text: 'terms.liability.p3' },
      ],
    },
    {
      id: 'complaints',
      title: 'terms.complaints.title',
      blocks: [{ text: 'terms.complaints.p1' }, { text: 'terms.complaints.p2' }],
    },
    {
      id: 'disputes',
      title: 'terms.disputes.title',
      blocks: [{ text: 'terms.disputes.p1' }, { text: 'terms.disputes.p2' }],
    },
    {
      id: 'law',
      title: 'terms.law.title',
      blocks: [{ text: 'terms.law.p1' }, { text: 'terms.law.p2' }],
    },
    {
      id: 'changes',
      title: 'terms.changes.title',
      blocks: [{ text: 'terms.changes.p1' }, { text: 'terms.changes.p2' }],
    },
  ],
};
