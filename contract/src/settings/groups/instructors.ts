import { line, list, number, picture, slug, wording, words } from '../field.ts';
import { defineGroup } from '../group.ts';

const details = { reach: 'details' } as const;

/**
 * The instructors. Texts about the first two are in `locales/`, and their portraits are
 * illustrations; missing years come from the claims register.
 */
export const instructors = defineGroup(
  {
    people: list(
      {
        name: line('', { max: 80 }),
        slug: slug(),
        portrait: picture(),
        years: number(null, 80, { step: 1 }),
        title: wording({ max: 120 }),
        specialization: wording({ max: 160 }),
        bio: wording({ max: 600 }),
        teaches: wording({ max: 800, isOptional: true, ...details }),
        aboutTitle: wording({ max: 160, isOptional: true, ...details }),
        aboutP1: wording({ max: 1500, isOptional: true, ...details }),
        aboutP2: wording({ max: 1500, isOptional: true, ...details }),
        aboutP3: wording({ max: 1500, isOptional: true, ...details }),
        achievements: wording({ max: 1200, isOptional: true, ...details }),
        clients: wording({ max: 300, isOptional: true, ...details }),
        reach: wording({ max: 300, isOptional: true, ...details }),
      },
      {
        originalOf: (id, field) => `instructors.${id}.${field}`,
        max: 24,
        initial: [
          { id: 'viktor', name: 'Viktor Hajnal', slug: 'viktor-hajnal' },
          { id: 'katharina', name: 'Katharina Lindner', slug: 'katharina-lindner' },
        ],
      },
    ),
    'instructors.title': words({ tags: ['em'] }),
    'instructors.page.lede': words(),
    'instructors.section.title': words({ tags: ['em'] }),
    'instructors.section.all': words(),
    'instructors.page.ask.mail.text': words(),
    'instructors.head.description': words(),
  },
  { shownOn: '/instructors' },
);
