import { toggle } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Which events the academy is notified of, at its own address. */
export const notices = defineGroup(
  {
    orders: toggle(false),
    withdrawals: toggle(false),
    disputes: toggle(false),
    films: toggle(false),
  },
  { shownOn: '/contact', isShown: false },
);
