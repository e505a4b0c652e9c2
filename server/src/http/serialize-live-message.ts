import type { LiveMessage, RoomChanges } from '@danube/contract/live.ts';

const serialized = new WeakMap<RoomChanges, string>();

/** A room's changes go to everyone in it, so they are serialised once and not for each stream. */
export function serializeLiveMessage(message: LiveMessage): string {
  if (message.topic !== 'chat' || !message.changes) return JSON.stringify(message);
  const { changes, ...rest } = message;
  return `${JSON.stringify(rest).slice(0, -1)},"changes":[${changes.map(serializeOnce).join()}]}`;
}

function serializeOnce(changes: RoomChanges): string {
  const known = serialized.get(changes);
  if (known !== undefined) return known;
  const text = JSON.stringify(changes);
  serialized.set(changes, text);
  return text;
}
