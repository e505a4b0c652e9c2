import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The promises next to a price. Legally required texts can't be edited. */
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
