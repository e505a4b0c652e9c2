import type { testPlatform } from '../../testing/test-platform.ts';
import { findEmail } from '../identity/identity.repository.ts';
import { findReachable } from '../identity/people/reachable.repository.ts';
import { createEmailPreferences } from './email-preferences.module.ts';

/** The module with the test's database and its people. */
export function testEmailPreferences(platform: ReturnType<typeof testPlatform>) {
  const settings = { siteUrl: 'https://danube.example', secret: 'only for tests' };
  return createEmailPreferences({ ...platform, findEmail, findReachable, settings });
}
