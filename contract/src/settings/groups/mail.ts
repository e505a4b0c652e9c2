import { line, wording } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The sender and footer of emails. */
export const mail = defineGroup(
  {
    senderName: line('', { most: 60, isOptional: true }),
    signature: wording({ most: 300, isOptional: true }),
  },
  { shownOn: '/contact', isShown: false },
);
