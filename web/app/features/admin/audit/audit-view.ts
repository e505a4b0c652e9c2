import { type CursorTrail, readTrail } from '../../../lib/cursor-trail.ts';
import { dayStart, isDay, nextDay } from '../../../lib/day-start.ts';

const auditPageSize = 50;

/** The log's URL parameters. Days are in the reader's time zone. */
export type AuditView = {
  action: string;
  about: string;
  from: string;
  to: string;
  trail: CursorTrail;
};

const trailName = 'before';
const maxActionLength = 60;
const maxAboutLength = 100;

/** Returns valid input for the server, whatever the URL contains. */
export function readAuditView(parameters: URLSearchParams): AuditView {
  return {
    action: lineOf(parameters.get('action'), maxActionLength),
    about: lineOf(parameters.get('about'), maxAboutLength),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    trail: readTrail(parameters, trailName, (key) => /^[1-9]\d{0,14}$/.test(key)),
  };
}

/** The URL of a view; empty filters are left out. */
export function auditUrl({ trail, ...filter }: Partial<AuditView>): string {
  const parameters = new URLSearchParams();
  for (const name of ['action', 'about', 'from', 'to'] as const) {
    if (filter[name]) parameters.set(name, filter[name]);
  }
  for (const key of trail ?? []) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `/admin/audit?${query}` : '/admin/audit';
}

/** `to` is inclusive, so the request ends at the start of the next day. */
export function auditInput(view: AuditView, timeZone: string) {
  const from = dayStart(view.from, timeZone);
  const end = view.to ? dayStart(nextDay(view.to), timeZone) : undefined;
  const before = view.trail.at(-1);
  return {
    action: view.action,
    ...(view.about ? { about: view.about } : {}),
    ...(from ? { from } : {}),
    ...(end ? { to: end } : {}),
    ...(before ? { before: Number(before) } : {}),
    limit: auditPageSize,
  };
}

export function isFiltered({ action, about, from, to }: AuditView): boolean {
  return [action, about, from, to].some(Boolean);
}

function lineOf(text: string | null, maxLength: number): string {
  const line = (text ?? '').replace(/\p{Cc}/gu, ' ').trim();
  // The cut may split a surrogate pair.
  return line.slice(0, maxLength).toWellFormed().trim();
}

function dayOf(day: string | null): string {
  return day && isDay(day) ? day : '';
}
