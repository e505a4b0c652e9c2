import type { Logger } from './platform/logger.ts';

/** Starts a program and shuts it down gracefully on a signal. */
export async function runUntilSignal(
  logger: Logger,
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  // After an unhandled rejection the state is unknown: log it and exit.
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
