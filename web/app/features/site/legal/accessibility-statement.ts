import type { LegalDocument } from './legal-document.ts';

export const accessibilityStatement: LegalDocument = {
  group: 'accessibility',
  title: 'accessibility.title',
  description: 'accessibility.description',
  lede: 'accessibility.lede',
  changedOn: '2026-11-16',
  sections: [
    {
      id: 'scope',
      title: 'accessibility.scope.title',
      blocks: [{ text: 'accessibility.scope.p1' }, { text: 'accessibility.scope.p2' }],
    },
    {
      id: 'status',
      title: 'accessibility.status.title',
      blocks: [{ text: 'accessibility.status.p1' }],
    },
    {
      id: 'tests',
      title: 'accessibility.tests.title',
      blocks: [
        {
          list: [
            'accessibility.tests.i1',
            'accessibility.tests.i2',
            'accessibility.tests.i3',
            'accessibility.tests.i4',
            'accessibility.tests.i5',
          ],
        },
      ],
    },
    {
      id: 'support',
      title: 'accessibility.support.title',
      blocks: [
        {
          list: [
            'accessibility.support.i1',
            'accessibility.support.i2',
            'accessibility.support.i3',
            'accessibility.support.i4',
            'accessibility.support.i5',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'accessibility.limits.title',
      blocks: [
        {
          list: [
            'accessibility.limits.i1',
            'accessibility.limits.i2',
            'accessibility.limits.i3',
            'accessibility.limits.i4',
            'accessibility.limits.i5',
          ],
        },
      ],
    },
    {
      id: 'feedback',
      title: 'accessibility.feedback.title',
      blocks: [{ text: 'accessibility.feedback.p1' }],
    },
    {
      id: 'enforcement',
      title: 'accessibility.enforcement.title',
      blocks: [{ text: 'accessibility.enforcement.p1' }],
    },
    {
      id: 'preparation',
      title: 'accessibility.preparation.title',
      blocks: [{ text: 'accessibility.preparation.p1' }],
    },
  ],
};
