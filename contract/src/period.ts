import * as z from 'zod';

const day = z.iso.date();

/** Two days of the academy's calendar, both inclusive. */
export const period = { from: day, to: day };

/** Limits the response, which contains every day. */
const maxDays = 1_830;

export function isShortPeriod({ from, to }: { from: string; to: string }): boolean {
  return Date.parse(to) - Date.parse(from) < maxDays * 86_400_000;
}
