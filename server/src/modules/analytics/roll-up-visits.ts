import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import {
  findDayEnd,
  findDayStart,
  findDue,
  findTransactionIds,
  lockRollups,
  markHoursDue,
  type RollupState,
  replaceDay,
  replaceHour,
  saveRollupState,
} from './rollups.repository.ts';

const hourMs = 60 * 60 * 1000;
/** Nearly all visits of an hour are committed by then; later ones reopen the hour. */
const gracePeriodMs = 2 * 60 * 1000;

type Dependencies = { db: Db; clock: Clock };

/**
 * Rolls up every finished hour and day with rows that aren't in its roll-up yet. Each is replaced
 * in one transaction, so an interrupted run or a second worker changes no figure.
 */
export async function rollUpVisits(deps: Dependencies, signal?: AbortSignal): Promise<void> {
  const over = hourOf(new Date(deps.clock.now().getTime() - gracePeriodMs));
  await withRollupLock(deps, recordNewRows);
  while (await withRollupLock(deps, (tx, state) => closeHour(tx, state, over)))
    signal?.throwIfAborted();
  while (await withRollupLock(deps, closeDay)) signal?.throwIfAborted();
}

/** Locks the state for one transaction; false if another worker holds the lock. */
function withRollupLock(
  { db }: Dependencies,
  act: (tx: Tx, state: RollupState) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const state = await lockRollups(tx);
    return state ? act(tx, state) : false;
  });
}

/**
 * Notes what is visible now, even if an older transaction is still running: a slow one must not
 * hide everyone else's visits. The next run checks from that transaction on again.
 */
async function recordNewRows(tx: Tx, { notedUntil }: RollupState): Promise<boolean> {
  const { oldestRunning, next } = await findTransactionIds(tx);
  // A database restored from a dump starts with lower transaction ids. Rows from before the restore
  // have higher ones, which wouldn't be reached for years.
  const isRestored = notedUntil > next;
  if (isRestored) await markHoursDue(tx, { from: notedUntil, until: null });
  // Rows older than the roll-ups have zero; the migration noted their hours.
  await markHoursDue(tx, { from: isRestored ? 1n : notedUntil, until: next });
  await saveRollupState(tx, { notedUntil: oldestRunning });
  return true;
}

/** False if no hour is left. Late rows reopen an hour without moving the boundary. */
async function closeHour(tx: Tx, { hoursUntil }: RollupState, over: Date): Promise<boolean> {
  const hour = await findDue(tx, 'hour', over);
  const until = hour ? new Date(hour.getTime() + hourMs) : over;
  if (hour) await replaceHour(tx, hour);
  if (until > hoursUntil) await saveRollupState(tx, { hoursUntil: until });
  return hour !== null;
}

/**
 * False if no day is left that needs a roll-up. The current day is rolled up after each of its
 * hours, because counting its visitors for every report would take a second.
 */
async function closeDay(tx: Tx, state: RollupState): Promise<boolean> {
  const over = await findDayStart(tx, state.hoursUntil);
  const day = await findDue(tx, 'day', state.hoursUntil);
  if (day) await replaceDay(tx, day, state);
  const until = day && day < over ? await findDayEnd(tx, day) : over;
  if (until > state.daysUntil) await saveRollupState(tx, { daysUntil: until });
  return day !== null;
}

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs);
}
