import { bic, iban, line } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The account for bank transfers; empty if it is configured on the server, or none is offered. */
export const bank = defineGroup(
  {
    holder: line('', { max: 70, isOptional: true }),
    iban: iban(),
    bic: bic(),
  },
  { shownOn: '/payment-options', isShown: false },
);
