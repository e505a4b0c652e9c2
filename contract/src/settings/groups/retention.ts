import { years } from '../field.ts';
import { defineGroup } from '../group.ts';

const choices = [0, 1, 2, 5];

/** When community messages are deleted, as stated in the privacy policy. */
export const retention = defineGroup(
  { rooms: years(choices), direct: years(choices) },
  { shownOn: '/privacy-policy' },
);
