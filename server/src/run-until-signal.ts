import type { Logger } from './platform/logger.ts';

/** Starts a program and closes it properly when asked to end. */
export async function runUntilSignal(
  logger: Logger,
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  // A promise nobody waited for leaves the program in a state nobody knows: say so and end.
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  const program = await start();
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await program.close();
    logger.info('closed');
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}
