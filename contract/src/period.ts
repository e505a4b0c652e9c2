import * as z from 'zod';

const day = z.iso.date();

/** Two days of the academy's calendar, both included. */
export const period = { from: day, to: day };

/** Every day is in the answer, so there is an end to them. */
const maxDays = 1_830;

export function isShortPeriod({ from, to }: { from: string; to: string }): boolean {
  return Date.parse(to) - Date.parse(from) < maxDays * 86_400_000;
}
