import { PassThrough, pipeline, type Readable } from 'node:stream';

/**
 * The same stream, aborted when nobody has read it for this long: an unread body occupies one of
 * the few shared connections.
 */
export function withIdleTimeout(body: Readable, idleMs: number): Readable {
  const limited = new PassThrough();
  const timer = setTimeout(() => limited.destroy(new Error('the body was not read')), idleMs);
  timer.unref();
  body.on('data', () => timer.refresh());
  // Ties the two streams together and handles errors that have no other listener.
  pipeline(body, limited, () => clearTimeout(timer));
  return limited;
}
