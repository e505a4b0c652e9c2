import { type CursorTrail, readTrail } from '../../../lib/cursor-trail.ts';
import { ordersPath } from '../../shared/paths/orders-path.ts';

const trailName = 'after';
const maxCursorLength = 300;

/** The cursors in the list's URL. */
export function readOrdersTrail(parameters: URLSearchParams): CursorTrail {
  return readTrail(parameters, trailName, (key) => key !== '' && key.length <= maxCursorLength);
}

export function ordersUrl(trail: CursorTrail): string {
  const parameters = new URLSearchParams(trail.map((key) => [trailName, key]));
  return trail.length > 0 ? `${ordersPath}?${parameters}` : ordersPath;
}
