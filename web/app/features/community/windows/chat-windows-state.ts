/** A conversation with one person, floating over the page. */
export type ChatWindow = {
  readonly userId: string;
  readonly userName: string;
  readonly isMinimized: boolean;
};

/** More would cover the page. */
export const maxChatWindows = 3;

export type ChatWindows = readonly ChatWindow[];

/** Restores an existing window; a new one closes the oldest beyond the limit. */
export function startChat(
  windows: ChatWindows,
  { userId, userName }: Pick<ChatWindow, 'userId' | 'userName'>,
): ChatWindows {
  if (windows.some((each) => each.userId === userId)) return restoreChat(windows, userId);
  return [...windows, { userId, userName, isMinimized: false }].slice(-maxChatWindows);
}

export function closeChat(windows: ChatWindows, userId: string): ChatWindows {
  return windows.filter((each) => each.userId !== userId);
}

export function minimizeChat(windows: ChatWindows, userId: string): ChatWindows {
  return setMinimized(windows, userId, true);
}

export function restoreChat(windows: ChatWindows, userId: string): ChatWindows {
  return setMinimized(windows, userId, false);
}

function setMinimized(windows: ChatWindows, userId: string, isMinimized: boolean): ChatWindows {
  return windows.map((each) => (each.userId === userId ? { ...each, isMinimized } : each));
}
