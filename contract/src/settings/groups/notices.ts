import { toggle } from '../field.ts';
import { defineGroup } from '../group.ts';

/** What the academy hears of by email, at its own address. */
export const notices = defineGroup(
  {
    orders: toggle(false),
    withdrawals: toggle(false),
    disputes: toggle(false),
    films: toggle(false),
  },
  { shownOn: '/contact', isShown: false },
);
