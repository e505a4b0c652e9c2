import { bic, iban, line } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Where transfers go; empty if the server's own settings name the account, or none is offered. */
export const bank = defineGroup(
  {
    holder: line('', { most: 70, isOptional: true }),
    iban: iban(),
    bic: bic(),
  },
  { shownOn: '/payment-options', isShown: false },
);
