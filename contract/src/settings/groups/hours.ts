import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Support hours. The footer's text about them is part of the company details. */
export const hours = defineGroup(
  {
    'contact.hours': words(),
    'contact.ways.phoneHours': words(),
    'courses.included.support': words(),
    'help.stuck.text': words(),
  },
  { shownOn: '/contact' },
);
