import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Callers pass only layout (margin, width, grid position), so nothing conflicts.
 */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
