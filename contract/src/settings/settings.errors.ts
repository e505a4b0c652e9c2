import * as z from 'zod';
import { openingProblems } from './opening-problems.ts';

export const settingsErrors = {
  /** No such entry in the group's history. */
  SETTINGS_VERSION_NOT_FOUND: { status: 404 },
  /** Courses, posts and links elsewhere name the person by it. */
  SLUG_FIXED: { status: 409 },
  /** The site still shows samples; opening it needs a reason. */
  SITE_NOT_READY: { status: 422, data: z.object({ problems: z.array(z.enum(openingProblems)) }) },
} as const;
