import { randomBytes } from 'node:crypto';
import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Temporal } from 'temporal-polyfill';
import type { Db } from '../../platform/database.ts';
import { insertSalt } from './salts.repository.ts';

export type DaySalts = {
  /** The salt of the academy's day that contains this time; the same on every server. */
  find(moment: Date): Buffer | Promise<Buffer>;
};

type DaySalt = {
  day: string;
  from: number;
  until: number;
  salt: Buffer | Promise<Buffer>;
  comparedAt: number;
};

const compareAfterMs = 60_000;

/**
 * Caches one day's salt, so that visits need no query and yesterday's salt is soon forgotten. A
 * database crash or failover empties the unlogged table: servers write the salt they have cached
 * back every minute, and all use the one that was written first.
 */
export function createDaySalts(deps: { db: Db }): DaySalts {
  let current: DaySalt | null = null;

  function open(moment: Date): DaySalt {
    const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(academyTimeZone)
      .startOfDay();
    const day = start.toPlainDate().toString();
    const opened: DaySalt = {
      day,
      from: start.epochMilliseconds,
      until: start.add({ days: 1 }).epochMilliseconds,
      salt: insertSalt(deps.db, { day, key: randomBytes(32), createdAt: moment }),
      comparedAt: moment.getTime(),
    };
    Promise.resolve(opened.salt).then(
      (salt) => {
        opened.salt = salt;
      },
      // The next visit tries again.
      () => {
        if (current === opened) current = null;
      },
    );
    return opened;
  }

  /**
   * Dated to the start of the day, so that it is deleted no later than the original would have
   * been.
   */
  function compare(known: DaySalt, key: Buffer): void {
    const createdAt = new Date(known.from);
    insertSalt(deps.db, { day: known.day, key, createdAt }).then(
      (salt) => {
        known.salt = salt;
      },
      // Visits can't be written either; the next run compares again.
      () => undefined,
    );
  }

  return {
    find(moment) {
      const time = moment.getTime();
      if (current === null || time < current.from || time >= current.until) current = open(moment);
      const { salt, comparedAt } = current;
      if (salt instanceof Buffer && time - comparedAt >= compareAfterMs) {
        current.comparedAt = time;
        compare(current, salt);
      }
      return salt;
    },
  };
}
