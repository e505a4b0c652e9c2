import { addDays, dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { type ReportView, readReportView } from '../../kit/statistics/report-view.ts';

/** Empty for all. */
export type HealthFilter = { readonly course: string; readonly instructor: string };

/** The report's URL parameters. */
export type HealthView = ReportView & { readonly filter: HealthFilter };

/** In a shorter period most students haven't had time to finish or to stop. */
const defaultDays = 90;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Returns valid input for the server, whatever the URL contains. */
export function readHealthView(parameters: URLSearchParams, now: Date): HealthView {
  const course = parameters.get('course') ?? '';
  const instructor = parameters.get('instructor') ?? '';
  return {
    ...readReportView(withDefaultDays(parameters, now), now),
    filter: {
      course: uuid.test(course) ? course.toLowerCase() : '',
      instructor: slug.test(instructor) ? instructor : '',
    },
  };
}

function withDefaultDays(parameters: URLSearchParams, now: Date): URLSearchParams {
  if (parameters.has('from') || parameters.has('to')) return parameters;
  const wider = new URLSearchParams(parameters);
  wider.set('from', addDays(dayIn(now, academyTimeZone), 1 - defaultDays));
  return wider;
}
