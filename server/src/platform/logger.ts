import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Values under these names never reach a log line, wherever they stand in the object. */
const secretNames = [
  ...['password', 'newPassword', 'token', 'secret', 'authorization', 'cookie', 'set-cookie'],
  ...['accessToken', 'refreshToken', 'sessionToken', 'code', 'email', 'phone'],
];

const redactedPaths = secretNames.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name;
  const joined = key.startsWith('[') ? key : `.${key}`;
  return [key, `*${joined}`, `*.*${joined}`];
});

export function createLogger(
  settings: { level: string; name: string },
  destination?: DestinationStream,
): Logger {
  const options = {
    level: settings.level,
    base: { service: settings.name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
