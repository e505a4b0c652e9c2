import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** When someone answers. What the footer says of it is with the company's details. */
export const hours = defineGroup(
  {
    'contact.hours': words(),
    'contact.ways.phoneHours': words(),
    'courses.included.support': words(),
    'help.stuck.text': words(),
  },
  { shownOn: '/contact' },
);
