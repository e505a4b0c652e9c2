import { type DestinationStream, pino } from 'pino';

/** One line per request, with nothing secret in it, so nothing needs to be redacted. */
export type AccessLog = (line: {
  requestId: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
}) => void;

/** Lines are written in batches of a few kilobytes, or once a second. */
export function createAccessLog(
  settings: { level: string; name: string },
  destination: DestinationStream = pino.destination({
    sync: false,
    minLength: 8 * 1024,
    periodicFlush: 1_000,
  }),
): AccessLog {
  const logger = pino(
    {
      level: settings.level,
      base: { service: settings.name },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
  return (line) => logger.info(line, 'request');
}
