import type { Show, VideoState } from '@danube/contract/videos/videos.schemas.ts';
import { type CursorTrail, readTrail } from '../../../../lib/cursor-trail.ts';
import { isVideoState } from '../video-texts.ts';

export const videosPath = '/video-management';
export const videosPageSize = 25;

const sections = ['library', 'calendar', 'statistics'] as const;

export type VideosSection = (typeof sections)[number];

/** The screen's URL parameters. */
export type VideosView = {
  readonly part: VideosSection;
  readonly search: string;
  readonly state?: VideoState;
  readonly show?: Show;
  readonly trail: CursorTrail;
};

/** As the contract has it; an unknown show has no videos. */
const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const trailName = 'after';
const maxSearchLength = 100;
const maxCursorLength = 300;

/** Returns valid input for the server, whatever the URL contains. */
export function readVideosView(parameters: URLSearchParams): VideosView {
  const state = parameters.get('state');
  const show = parameters.get('show');
  return {
    part: sections.find((part) => part === parameters.get('part')) ?? 'library',
    search: lineOf(parameters.get('search') ?? ''),
    ...(isVideoState(state) ? { state } : {}),
    ...(show && slugPattern.test(show) ? { show } : {}),
    trail: readTrail(parameters, trailName, (key) => key !== '' && key.length <= maxCursorLength),
  };
}

/** The URL of a view; defaults are left out. */
export function videosUrl(view: Partial<VideosView>): string {
  const parameters = new URLSearchParams();
  if (view.part && view.part !== 'library') parameters.set('part', view.part);
  if (view.search) parameters.set('search', view.search);
  if (view.state) parameters.set('state', view.state);
  if (view.show) parameters.set('show', view.show);
  for (const key of view.trail ?? []) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `${videosPath}?${query}` : videosPath;
}

export function videoUrl(id: string): string {
  return `${videosPath}/${id}`;
}

export function listInput({ search, state, show, trail }: VideosView) {
  const cursor = trail.at(-1);
  return {
    search,
    ...(state ? { state } : {}),
    ...(show ? { show } : {}),
    ...(cursor ? { cursor } : {}),
    limit: videosPageSize,
  };
}

export function isFiltered({ search, state, show }: VideosView): boolean {
  return search !== '' || Boolean(state ?? show);
}

function lineOf(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  // The cut may split a surrogate pair.
  return line.slice(0, maxSearchLength).toWellFormed().trim();
}
