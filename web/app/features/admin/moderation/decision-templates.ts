import type { DecisionInput } from '@danube/contract/moderation/moderation.schemas.ts';

/** The usual decisions, in the order of their shortcuts. */
export const decisionTemplates = ['dismiss', 'hide', 'remove', 'warn', 'mute', 'suspend'] as const;

export type DecisionTemplate = (typeof decisionTemplates)[number];

type TemplateActions = Pick<DecisionInput, 'message' | 'person'>;

/** A template's actions before they are edited in the dialog. */
export const templateActions: Readonly<Record<DecisionTemplate, TemplateActions>> = {
  dismiss: { message: null, person: null },
  hide: { message: 'hide', person: null },
  remove: { message: 'remove', person: null },
  warn: { message: 'hide', person: { restriction: 'warn', days: null, isHereOnly: false } },
  mute: { message: 'hide', person: { restriction: 'mute', days: 7, isHereOnly: false } },
  suspend: { message: 'hide', person: { restriction: 'suspend', days: 30, isHereOnly: false } },
};
