import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../stage.ts';
import { measureMsUntil } from '../wait.ts';
import type { Act, PreparedAct, Scene, Seen } from './act.ts';
import type { Dependency } from './dependencies.ts';
import type { Fault } from './fault-proxy.ts';
import { judge, maxActMs, maxRecoveryMs, type Verdict } from './judge.ts';

/** Longer than a job waits for a worker whose heartbeat was lost. */
const completionTimeoutMs = 100_000;
const rehearsals = 3;

export type Cell = Verdict & {
  readonly act: string;
  readonly fault: Fault;
  readonly milliseconds: number;
};

/** Plays the act without a fault; returns whether it needs the dependency. */
export async function rehearse(
  scene: Scene,
  dependency: Dependency,
  act: Act,
): Promise<{ isDependencyUsed: boolean }> {
  // Something else may use it at the same moment, but not three times in a row.
  for (let time = 0; time < rehearsals; time += 1) {
    const prepared = await act.prepare(scene);
    const before = dependency.bytesSeen();
    const { answer, outcome } = await prepared.play();
    if (outcome !== 'done') {
      throw new Error(`${act.name} without a fault: ${outcome} ${answer.status} ${answer.body}`);
    }
    if (dependency.bytesSeen() === before) return { isDependencyUsed: false };
  }
  return { isDependencyUsed: true };
}

export async function playCell(
  scene: Scene,
  { dependency, fault, act }: { dependency: Dependency; fault: Fault; act: Act },
  isUsedWithoutFault: boolean,
): Promise<Cell> {
  const prepared = await act.prepare(scene);
  const bytesBefore = dependency.bytesSeen();
  await dependency.setFault(fault);
  const begin = performance.now();
  const seen = await withinBound(prepared.play());
  const milliseconds = performance.now() - begin;
  const isDependencyUsed = isUsedWithoutFault || dependency.bytesSeen() > bytesBefore;
  await dependency.setFault(null);
  const recoveredAfterMs = await measureRecovery(prepared);
  const isCompleted =
    seen?.outcome === 'accepted' ? await waitUntilCompleted(scene, prepared) : true;
  const verdict = judge({
    seen,
    milliseconds,
    isDependencyUsed,
    areProgramsAlive: [scene.web, scene.worker].every(({ process }) => process.exitCode === null),
    recoveredAfterMs,
    isCompleted,
    damage: (await prepared.findDamage?.()) ?? [],
  });
  return { ...verdict, act: act.name, fault, milliseconds };
}

/** Null if it has not ended in time; it goes on unwatched. */
async function withinBound(playing: Promise<Seen>): Promise<Seen | null> {
  const hung = sleep(maxActMs + 500, null, { ref: false });
  playing.catch(() => undefined);
  return Promise.race([playing, hung]);
}

function measureRecovery({ play, playAgain = play }: PreparedAct): Promise<number> {
  return measureMsUntil(async () => (await playAgain()).outcome === 'done', {
    timeoutMs: maxRecoveryMs,
    everyMs: 200,
  });
}

/** Jobs that wait for their next attempt are brought forward, as if minutes had passed. */
async function waitUntilCompleted(
  { stage }: Scene,
  { isCompleted }: PreparedAct,
): Promise<boolean> {
  const waited = await measureMsUntil(
    async () => {
      await hastenRetries(stage);
      return (await isCompleted?.()) ?? true;
    },
    { timeoutMs: completionTimeoutMs, everyMs: 250 },
  );
  return !Number.isNaN(waited);
}

export async function hastenRetries(stage: Stage): Promise<void> {
  await stage.query("update pgboss.job set start_after = now() where state = 'retry'");
}
