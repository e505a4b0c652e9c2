import type { StaffScope } from '@danube/contract/staff-roles.ts';
import type { AttentionName, FigureName } from '@danube/contract/today-names.ts';
import type { Days } from './academy-days.ts';
import type { Tx } from './database.ts';

/** Something that waits for staff. */
export type AttentionSource = {
  readonly name: AttentionName;
  /** Shown only to staff with this scope. */
  readonly scope: StaffScope;
  /** The page for doing it. */
  readonly path: string;
  /** It can't wait another day. */
  readonly isUrgent?: boolean;
  /** How much is waiting, and since when; not shown if zero. */
  find(tx: Tx, now: Date): Promise<PendingWork>;
};

export type PendingWork = {
  readonly count: number;
  readonly since?: Date | null;
  /** Links to the ones it is about, oldest first, if no list shows them. */
  readonly about?: readonly { readonly label: string; readonly path: string }[];
};

/** More links than this help nobody; the count says how many there are. */
export const maxLinkedItems = 10;

/** A daily figure on Today; the page at its path shows the same numbers. */
export type FigureSource = {
  readonly name: FigureName;
  readonly scope: StaffScope;
  readonly unit: 'count' | 'cents';
  readonly path: string;
  /** Days without a value may be omitted. */
  read(tx: Tx, days: Days): Promise<readonly { day: string; value: number }[]>;
  /** What contributed most to the change between two periods. */
  findDriver?(tx: Tx, now: Days, before: Days): Promise<Driver | null>;
};

export type Driver = { readonly item: string; readonly country: string | null };
