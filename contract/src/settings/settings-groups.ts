import type { ValuesOf } from './field.ts';
import { about } from './groups/about.ts';
import { academy } from './groups/academy.ts';
import { bank } from './groups/bank.ts';
import { broker } from './groups/broker.ts';
import { comparison } from './groups/comparison.ts';
import { features } from './groups/features.ts';
import { hero } from './groups/hero.ts';
import { mail } from './groups/mail.ts';
import { meeting } from './groups/meeting.ts';
import { site } from './groups/site.ts';
import { social } from './groups/social.ts';

/** Everything that the owner changes without a programmer, in the order of the administration. */
export const settingsGroups = {
  site,
  academy,
  bank,
  mail,
  social,
  broker,
  meeting,
  hero,
  features,
  comparison,
  about,
} as const;

export type GroupName = keyof typeof settingsGroups;

export type GroupValues<Name extends GroupName> = ValuesOf<(typeof settingsGroups)[Name]['fields']>;

// Object.keys forgets the names that the register's own type lists.
export const groupNames = Object.keys(settingsGroups) as readonly GroupName[];

export function isGroupName(value: unknown): value is GroupName {
  return typeof value === 'string' && Object.hasOwn(settingsGroups, value);
}

/** What a group says before anybody has changed it. */
export function initialValues<Name extends GroupName>(name: Name): GroupValues<Name> {
  const fields = Object.entries(settingsGroups[name].fields);
  const values = Object.fromEntries(fields.map(([field, { initial }]) => [field, initial]));
  // The type is made of the same fields.
  return values as GroupValues<Name>;
}
