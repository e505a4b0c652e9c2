import * as z from 'zod';
import { launchProblems } from './launch-problems.ts';

export const settingsErrors = {
  /** Courses or other items still refer to it. */
  ENTRY_IN_USE: { status: 409, data: z.object({ slug: z.string(), titles: z.array(z.string()) }) },
  /** No such entry in the group's history. */
  SETTINGS_VERSION_NOT_FOUND: { status: 404 },
  /** Courses, posts and external links refer to the person by it. */
  SLUG_FIXED: { status: 409 },
  /** The site still contains sample data; opening it needs a reason. */
  SITE_NOT_READY: { status: 422, data: z.object({ problems: z.array(z.enum(launchProblems)) }) },
} as const;
