/**
 * CPU time of this thread for an action, in milliseconds. Unlike the clock it isn't affected by
 * other programs, so a limit on it checks the work itself.
 */
export function measureCpuMs(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
