/**
 * Milliseconds of processor time that this thread spends on an act. Unlike the clock it stands still
 * while other programs use the machine, so a bound on it checks the work itself.
 */
export function processorMs(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
