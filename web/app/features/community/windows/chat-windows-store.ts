import { useSyncExternalStore } from 'react';
import {
  type ChatWindow,
  type ChatWindows,
  closeChat,
  minimizeChat,
  restoreChat,
  startChat,
} from './chat-windows-state.ts';

const listeners = new Set<() => void>();
const none: ChatWindows = [];
let windows = none;

function set(next: ChatWindows): void {
  windows = next;
  for (const listener of listeners) listener();
}

/** A store outside React, because windows are opened from anywhere and mounted once. */
export const chatWindows = {
  start: (person: Pick<ChatWindow, 'userId' | 'userName'>) => set(startChat(windows, person)),
  close: (userId: string) => set(closeChat(windows, userId)),
  minimize: (userId: string) => set(minimizeChat(windows, userId)),
  restore: (userId: string) => set(restoreChat(windows, userId)),
  closeAll: () => set(none),
};

export function useChatWindows(): ChatWindows {
  return useSyncExternalStore(
    watch,
    () => windows,
    () => none,
  );
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
