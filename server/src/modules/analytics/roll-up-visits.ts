import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import {
  findDayBegin,
  findDayEnd,
  findDue,
  findTransactionIds,
  lockRollups,
  noteHours,
  type RollupState,
  replaceDay,
  replaceHour,
  saveRollupState,
} from './rollups.repository.ts';

const hourMs = 60 * 60 * 1000;
/** Nearly every visit of an hour is committed by then; the rest reopens the hour. */
const gracePeriodMs = 2 * 60 * 1000;

type Dependencies = { db: Db; clock: Clock };

/**
 * Rolls up every hour and day that is over and has rows its roll-up doesn't contain. Each is one
 * transaction that replaces it, so an interrupted run or a second worker changes no figure.
 */
export async function rollUpVisits(deps: Dependencies, signal?: AbortSignal): Promise<void> {
  const over = hourOf(new Date(deps.clock.now().getTime() - gracePeriodMs));
  await whileFree(deps, noteNewRows);
  while (await whileFree(deps, (tx, state) => closeHour(tx, state, over))) signal?.throwIfAborted();
  while (await whileFree(deps, closeDay)) signal?.throwIfAborted();
}

/** Locks the state for one transaction; false also if another worker has it. */
function whileFree(
  { db }: Dependencies,
  act: (tx: Tx, state: RollupState) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const state = await lockRollups(tx);
    return state ? act(tx, state) : false;
  });
}

/**
 * Notes what is visible by now, also behind a transaction that is still running: a slow one must not
 * hide everyone else's visits. The next run looks at those behind it again.
 */
async function noteNewRows(tx: Tx, { notedUntil }: RollupState): Promise<boolean> {
  const { oldestRunning, next } = await findTransactionIds(tx);
  // A database restored from a dump starts with lower transaction ids. Its last rows have higher
  // ones, which wouldn't be reached for years.
  const isRestored = notedUntil > next;
  if (isRestored) await noteHours(tx, { from: notedUntil, until: null });
  // Rows from before there were roll-ups have zero and were noted by the migration.
  await noteHours(tx, { from: isRestored ? 1n : notedUntil, until: next });
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
 * False if no day is left with hours that its roll-up doesn't contain. The current day is rolled up
 * with each of its hours: counting its visitors for every report would take a second.
 */
async function closeDay(tx: Tx, state: RollupState): Promise<boolean> {
  const over = await findDayBegin(tx, state.hoursUntil);
  const day = await findDue(tx, 'day', state.hoursUntil);
  if (day) await replaceDay(tx, day, state);
  const until = day && day < over ? await findDayEnd(tx, day) : over;
  if (until > state.daysUntil) await saveRollupState(tx, { daysUntil: until });
  return day !== null;
}

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs);
}
