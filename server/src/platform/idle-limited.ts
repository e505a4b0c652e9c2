import { PassThrough, pipeline, type Readable } from 'node:stream';

/**
 * The same bytes, given up when nobody has taken any for this long: an unread body holds one of
 * the few connections that everybody shares.
 */
export function idleLimited(body: Readable, idleMs: number): Readable {
  const limited = new PassThrough();
  const timer = setTimeout(() => limited.destroy(new Error('the body was not read')), idleMs);
  timer.unref();
  body.on('data', () => timer.refresh());
  // Destroys each with the other, and hears errors that nobody else listens to.
  pipeline(body, limited, () => clearTimeout(timer));
  return limited;
}
