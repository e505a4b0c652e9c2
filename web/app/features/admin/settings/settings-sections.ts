import type { GroupName } from '@danube/contract/settings/settings-groups.ts';

const sections = {
  company: ['site', 'academy', 'hours', 'logo', 'languages', 'social', 'bank'],
  messages: ['mail', 'notices', 'meeting', 'retention'],
  pages: ['hero', 'features', 'comparison', 'about', 'promises', 'broker', 'footer'],
  // And every group that no section names.
  lists: ['instructors', 'testimonials', 'names'],
} as const satisfies Readonly<Record<string, readonly GroupName[]>>;

type SettingsSection = keyof typeof sections;

// The table's keys.
export const settingsSections = Object.keys(sections) as readonly SettingsSection[];

export function sectionOf(group: GroupName): SettingsSection {
  const isIn = (section: SettingsSection) => sections[section].some((each) => each === group);
  return settingsSections.find(isIn) ?? 'lists';
}
