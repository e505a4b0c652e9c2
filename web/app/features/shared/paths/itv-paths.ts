export const itvPath = '/itv';

/** The query parameter for a position in a video, in whole seconds. */
const momentParameter = 't';

export function videoPath(slug: string): string {
  return `${itvPath}/${slug}`;
}

/** A video from this second on. */
export function momentPath(slug: string, second: number): string {
  return `${videoPath(slug)}?${momentParameter}=${Math.floor(second)}`;
}

/** Registration that leads back to the same video. */
export function registerPath(slug: string): string {
  return `/auth?tab=signup&redirect=${videoPath(slug)}`;
}

const moment = /^\d{1,5}$/;

/** The position in a URL; undefined if it is missing or beyond the video's end. */
export function readMoment(parameters: URLSearchParams, length: number): number | undefined {
  const wanted = parameters.get(momentParameter) ?? '';
  return moment.test(wanted) && Number(wanted) < length ? Number(wanted) : undefined;
}
