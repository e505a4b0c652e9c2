import { type ClassValue, clsx } from 'clsx';

/** Joins class names. Callers pass layout only (margin, width, grid place), so nothing conflicts. */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
