import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Values under these keys are never logged in the first three levels of the object. */
const secretNames = [
  'password',
  'newPassword',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'accessToken',
  'refreshToken',
  'sessionToken',
  'code',
  'email',
  'phone',
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
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs an error without the parameters of a failed query, which may be personal data. */
function describeError(error: Error): unknown {
  const described = pino.stdSerializers.err(error);
  try {
    return JSON.parse(JSON.stringify(described, redactQueryParameters));
  } catch {
    // A circular structure: only name and message can be logged.
    return { type: error.name, message: redactQueryParameters('message', error.message) };
  }
}

function redactQueryParameters(key: string, value: unknown): unknown {
  if (key === 'params') return undefined;
  return typeof value === 'string' ? value.replace(/\nparams: [^\n]*/g, '') : value;
}
