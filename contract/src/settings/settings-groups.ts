import { defaultsOf, type ValuesOf } from './field.ts';
import { about } from './groups/about.ts';
import { academy } from './groups/academy.ts';
import { bank } from './groups/bank.ts';
import { broker } from './groups/broker.ts';
import { comparison } from './groups/comparison.ts';
import { features } from './groups/features.ts';
import { footer } from './groups/footer.ts';
import { hero } from './groups/hero.ts';
import { hours } from './groups/hours.ts';
import { instructors } from './groups/instructors.ts';
import { languages } from './groups/languages.ts';
import { logo } from './groups/logo.ts';
import { mail } from './groups/mail.ts';
import { meeting } from './groups/meeting.ts';
import { names } from './groups/names.ts';
import { notices } from './groups/notices.ts';
import { promises } from './groups/promises.ts';
import { retention } from './groups/retention.ts';
import { site } from './groups/site.ts';
import { social } from './groups/social.ts';
import { testimonials } from './groups/testimonials.ts';

/** Everything the owner can change without a developer, in display order. */
export const settingsGroups = {
  site,
  academy,
  hours,
  logo,
  languages,
  bank,
  mail,
  notices,
  retention,
  social,
  broker,
  meeting,
  hero,
  features,
  comparison,
  about,
  instructors,
  testimonials,
  promises,
  footer,
  names,
} as const;

export type GroupName = keyof typeof settingsGroups;

export type GroupValues<Name extends GroupName> = ValuesOf<(typeof settingsGroups)[Name]['fields']>;

// Object.keys returns strings; these are the table's keys.
export const groupNames = Object.keys(settingsGroups) as readonly GroupName[];

export function isGroupName(value: unknown): value is GroupName {
  return typeof value === 'string' && Object.hasOwn(settingsGroups, value);
}

/** A group's defaults. */
export function initialValues<Name extends GroupName>(name: Name): GroupValues<Name> {
  return defaultsOf(settingsGroups[name].fields);
}
