import { type CpuInfo, cpus } from 'node:os';

/** Starts measuring; the returned function gives the processor usage since then, from 0 to 1. */
export function measureBusyCores(read: () => readonly CpuInfo[] = cpus): () => number {
  const before = processorTime(read());
  return () => {
    const after = processorTime(read());
    const total = after.total - before.total;
    return total === 0 ? 0 : 1 - (after.idle - before.idle) / total;
  };
}

function processorTime(cores: readonly CpuInfo[]): { idle: number; total: number } {
  let idle = 0;
  let total = 0;
  for (const { times } of cores) {
    idle += times.idle;
    total += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  return { idle, total };
}
