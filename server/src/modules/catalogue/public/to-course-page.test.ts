import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { applyEdits, createCourseDraft } from '@danube/contract/catalogue/draft/draft.factory.ts';
import { expect, it } from 'vitest';
import { toCoursePage } from './to-course-page.ts';

it('shows no entry that nobody has filled in', () => {
  const draft = applyEdits(createCourseDraft(), {
    edit: 'text',
    unit: 'item',
    language: 'en',
    state: 'reviewed',
    text: {
      outcomes: ['', 'Measure a range', ''],
      requirements: [''],
      faq: [
        { question: '', answer: '' },
        { question: 'How long?', answer: 'An hour.' },
        { question: 'How much?', answer: '' },
      ],
    },
  });
  const id = itemIdSchema.parse('30000000-0000-4000-8000-000000000001');
  const at = new Date('2026-11-15T10:00:00Z');
  const page = toCoursePage({ id, draft, publishedAt: at, changedAt: at }, 'en');
  expect(page.outcomes).toEqual(['Measure a range']);
  expect(page.requirements).toEqual([]);
  expect(page.faq).toEqual([{ question: 'How long?', answer: 'An hour.' }]);
});
