import { chainAudit } from './chain-audit.ts';
import { type Db, isDatabaseUnavailable } from './database.ts';
import type { Logger } from './logger.ts';

const defaultPauseMs = 1_000;

/** Chains new audit entries once a second, in each worker; a lock makes them take turns. */
export function startAuditChaining(deps: { db: Db; logger: Logger; pauseMs?: number }) {
  let timer: NodeJS.Timeout | undefined;
  let inFlight: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function chain(): Promise<void> {
    try {
      await chainAudit(deps.db);
    } catch (error) {
      const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
      deps.logger[level]({ err: error }, 'audit entries wait to be chained');
    }
    if (!isStopped) schedule();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      inFlight = chain();
    }, deps.pauseMs ?? defaultPauseMs);
  }

  schedule();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await inFlight;
    },
  };
}
