import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** What is promised next to a price. What the law wants said there isn't the owner's. */
export const promises = defineGroup(
  {
    'courses.included.lifetime': words(),
    'courses.included.certificate': words(),
    'courses.included.questions': words(),
    'courses.offer.forMembers': words(),
    'pricing.lede': words(),
  },
  { shownOn: '/course/fast-track' },
);
