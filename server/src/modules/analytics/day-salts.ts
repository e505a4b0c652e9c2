import { randomBytes } from 'node:crypto';
import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Temporal } from 'temporal-polyfill';
import type { Db } from '../../platform/database.ts';
import { insertSalt } from './salts.repository.ts';

export type DaySalts = {
  /** The salt of the academy's day that contains the moment; the same on every server. */
  find(moment: Date): Buffer | Promise<Buffer>;
};

type DaySalt = { day: string; from: number; until: number; salt: Buffer | Promise<Buffer> };

/** Remembers one day, so that a visit costs no query and yesterday's salt is soon forgotten. */
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

  return {
    find(moment) {
      const time = moment.getTime();
      if (current === null || time < current.from || time >= current.until) current = open(moment);
      return current.salt;
    },
  };
}
