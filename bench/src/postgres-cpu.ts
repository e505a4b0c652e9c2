import { readdirSync, readFileSync } from 'node:fs';
import type { BuyersStage } from './buyers-stage.ts';

const ticksPerSecond = 100;

/** CPU seconds of all processes of the database server so far, which must run on this machine. */
export async function openPostgresCpu({ query }: BuyersStage): Promise<() => number> {
  const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = readStat(row?.pid ?? 0)?.parent;
  if (!server) throw new Error('the database server runs on another machine');
  return () => {
    const own = readStat(server);
    const others = readdirSync('/proc')
      .map((entry) => (/^\d+$/.test(entry) ? readStat(Number(entry)) : undefined))
      .filter((stat) => stat?.parent === server);
    // Processes that have ended are counted in the server's own sums.
    const ticks = others.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
    return (ticks + (own?.own ?? 0) + (own?.ended ?? 0)) / ticksPerSecond;
  };
}

function readStat(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const sum = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
    return { parent: Number(fields[1]), own: sum(11), ended: sum(13) };
  } catch {
    // It has ended since the folder was read.
    return undefined;
  }
}
