import { previewLength } from '@danube/contract/videos/preview-length.ts';

/** Visitors get a preview, members the whole video. */
export type Access = 'preview' | 'full';

/** From this many seconds before the end, visitors see a countdown. */
const warningLength = 30;

/** How often a playing preview is checked, in milliseconds. */
export const checkInterval = 100;

/** A visitor's file may end slightly before the limit. */
const pinTolerance = 1;

/** The state of one player. */
export type Viewing = {
  readonly isOpen: boolean;
  readonly access: Access;
  /** Of the whole video in seconds, even if a visitor's file is shorter. */
  readonly length: number;
  readonly position: number;
  readonly isPlaying: boolean;
  /** The preview has ended. Stays true until the player is reopened or someone signs in. */
  readonly isOver: boolean;
  readonly hasFailed: boolean;
};

export type ViewingEvent =
  | {
      readonly type: 'opened';
      readonly access: Access;
      readonly length: number;
      readonly at?: number;
    }
  | { readonly type: 'played' | 'paused' | 'ended' | 'failed' | 'signedIn' | 'closed' }
  | { readonly type: 'ticked' | 'backupFired'; readonly position: number }
  /** A request to seek, or a report that the video was moved by other means. */
  | { readonly type: 'seeked'; readonly to: number };

/** Commands to the video. `pin` and `pause` undo a seek and a play after the preview has ended. */
export type Command =
  | { readonly type: 'pause' | 'openPopup' | 'closePopup' }
  | { readonly type: 'pin' | 'seek'; readonly at: number }
  /** The member's video replaces the preview at the same second. */
  | { readonly type: 'restore'; readonly at: number; readonly isPlaying: boolean };

export type Step = { readonly viewing: Viewing; readonly commands: readonly Command[] };

export const closedViewing: Viewing = {
  isOpen: false,
  access: 'preview',
  length: 0,
  position: 0,
  isPlaying: false,
  isOver: false,
  hasFailed: false,
};

export function nextViewing(viewing: Viewing, event: ViewingEvent): Step {
  if (event.type === 'opened') return { viewing: opened(event), commands: [] };
  if (!viewing.isOpen) return { viewing, commands: [] };
  switch (event.type) {
    case 'played':
      return played(viewing);
    case 'paused':
      return { viewing: { ...viewing, isPlaying: false }, commands: [] };
    case 'ticked':
    case 'backupFired':
      return ticked(viewing, event.position);
    case 'seeked':
      return seeked(viewing, event.to);
    case 'ended':
      return hasClosedPart(viewing)
        ? endPreview(viewing)
        : { viewing: { ...viewing, isPlaying: false }, commands: [] };
    case 'failed':
      return { viewing: { ...viewing, hasFailed: true, isPlaying: false }, commands: [] };
    case 'signedIn':
      return signedIn(viewing);
    case 'closed':
      return { viewing: closedViewing, commands: [{ type: 'pause' }, { type: 'closePopup' }] };
  }
}

/** The countdown in whole seconds, or null outside the warning period. */
export function secondsLeft(viewing: Viewing): number | null {
  if (!viewing.isOpen || viewing.isOver || viewing.hasFailed) return null;
  if (!hasClosedPart(viewing)) return null;
  const left = previewLength - viewing.position;
  return left > warningLength ? null : Math.ceil(left);
}

/** A video no longer than a preview is open to everyone. */
function hasClosedPart({ access, length }: Viewing): boolean {
  return access === 'preview' && length > previewLength;
}

function opened(event: Extract<ViewingEvent, { type: 'opened' }>): Viewing {
  const { access, length, at = 0 } = event;
  const fresh: Viewing = { ...closedViewing, isOpen: true, access, length };
  // Positions beyond the preview restart from the beginning instead of at the limit.
  const isReachable = access === 'full' || at < previewLength;
  return { ...fresh, position: isReachable ? Math.max(0, at) : 0 };
}

function played(viewing: Viewing): Step {
  if (viewing.isOver) return { viewing, commands: [{ type: 'pause' }, { type: 'openPopup' }] };
  return { viewing: { ...viewing, isPlaying: true, hasFailed: false }, commands: [] };
}

function ticked(viewing: Viewing, position: number): Step {
  if (viewing.isOver) return { viewing, commands: [] };
  if (viewing.access === 'preview' && position >= previewLength) return endPreview(viewing);
  return { viewing: { ...viewing, position: Math.max(0, position) }, commands: [] };
}

function seeked(viewing: Viewing, to: number): Step {
  const wanted = Math.max(0, viewing.length > 0 ? Math.min(to, viewing.length) : to);
  if (viewing.access === 'preview') {
    if (viewing.isOver) {
      // Pinning is itself reported as a seek; pinning again would loop.
      const isPinned = Math.abs(wanted - previewLength) < pinTolerance;
      return isPinned ? { viewing, commands: [] } : endPreview(viewing);
    }
    if (wanted >= previewLength) return endPreview(viewing);
  }
  return {
    viewing: { ...viewing, position: wanted },
    commands: [{ type: 'seek', at: wanted }],
  };
}

function endPreview(viewing: Viewing): Step {
  return {
    viewing: { ...viewing, position: previewLength, isPlaying: false, isOver: true },
    commands: [{ type: 'pause' }, { type: 'pin', at: previewLength }, { type: 'openPopup' }],
  };
}

function signedIn(viewing: Viewing): Step {
  const { position, isOver, hasFailed } = viewing;
  // People stopped by the limit, or by the end of their session, were watching.
  const isPlaying = viewing.isPlaying || isOver || hasFailed;
  return {
    viewing: { ...viewing, access: 'full', isPlaying: false, isOver: false, hasFailed: false },
    commands: [{ type: 'closePopup' }, { type: 'restore', at: position, isPlaying }],
  };
}
