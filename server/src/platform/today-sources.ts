import type { StaffScope } from '@danube/contract/staff-roles.ts';
import type { AttentionName, FigureName } from '@danube/contract/today-names.ts';
import type { Days } from './academy-days.ts';
import type { Tx } from './database.ts';

/** Something that waits for someone of the staff. */
export type AttentionSource = {
  readonly name: AttentionName;
  /** Shown only to staff with this scope. */
  readonly scope: StaffScope;
  /** The screen where it's done. */
  readonly path: string;
  /** It can't wait for another day. */
  readonly isUrgent?: boolean;
  /** How much waits, and since when; nothing is shown for none. */
  find(tx: Tx, now: Date): Promise<{ count: number; since?: Date | null }>;
};

/** A figure that Today shows day by day; the screen at its path shows the same. */
export type FigureSource = {
  readonly name: FigureName;
  readonly scope: StaffScope;
  readonly unit: 'count' | 'cents';
  readonly path: string;
  /** Days of which there's nothing to say may be left out. */
  read(tx: Tx, days: Days): Promise<readonly { day: string; value: number }[]>;
  /** What moved it most between two periods. */
  findDriver?(tx: Tx, now: Days, before: Days): Promise<Driver | null>;
};

export type Driver = { readonly item: string; readonly country: string | null };
