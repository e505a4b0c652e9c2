import * as z from 'zod';
import { adminGroups } from '../admin-group.ts';
import { procedureFor } from '../base.ts';
import { singleLineText } from '../text.ts';
import { todaySchema } from './today.schemas.ts';

/** A result in the staff palette. */
const staffMatchSchema = z.object({
  /** The menu group it belongs to. */
  group: z.enum(adminGroups),
  id: z.string(),
  title: z.string(),
  /** Distinguishes it from others of the same name. */
  detail: z.string(),
  path: z.string(),
});

export type StaffMatch = z.infer<typeof staffMatchSchema>;

const weeklyReportSchema = z.object({ isOn: z.boolean() });

export const administrationContract = {
  /** Search results of all modules: people, orders, items. */
  find: procedureFor('admin', 'staff')
    .route({ method: 'GET', path: '/administration/find', tags: ['administration'] })
    .input(z.object({ query: singleLineText(100).min(1) }))
    .output(z.array(staffMatchSchema)),

  /** Pending work and key figures, limited to what the caller may see. */
  today: procedureFor('admin', 'staff')
    .route({ method: 'GET', path: '/administration/today', tags: ['administration'] })
    .output(todaySchema),

  /** Whether the caller gets Today by email every Monday. */
  weeklyReport: procedureFor('admin', 'staff')
    .route({ method: 'GET', path: '/administration/weekly-report', tags: ['administration'] })
    .output(weeklyReportSchema),

  /** The caller's own choice; nobody chooses for someone else. */
  chooseWeeklyReport: procedureFor('admin', 'staff', 'write')
    .route({ method: 'PUT', path: '/administration/weekly-report', tags: ['administration'] })
    .input(weeklyReportSchema)
    .output(weeklyReportSchema),
};
