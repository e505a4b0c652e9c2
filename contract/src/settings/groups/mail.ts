import { line, wording } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The sender and footer of emails. */
export const mail = defineGroup(
  {
    senderName: line('', { max: 60, isOptional: true }),
    signature: wording({ max: 300, isOptional: true }),
  },
  { shownOn: '/contact', isShown: false },
);
