/** The day of the week in a time zone, in English: `Mon`. */
export function toLocalWeekday(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(moment);
}

/**
 * The hour of the day at this moment in a time zone. By `Intl`, which also decides whether a zone that a
 * browser reports is accepted, so a stored zone never fails here.
 */
export function toLocalHour(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(moment));
}
