import { years } from '../field.ts';
import { defineGroup } from '../group.ts';

const choices = [0, 1, 2, 5];

/** When messages of the community are deleted; the privacy policy says it. */
export const retention = defineGroup(
  { rooms: years(choices), direct: years(choices) },
  { shownOn: '/privacy-policy' },
);
