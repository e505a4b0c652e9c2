import { describe, expect, it } from 'vitest';
import {
  type ChatWindows,
  closeChat,
  maxChatWindows,
  minimizeChat,
  restoreChat,
  startChat,
} from './chat-windows-state.ts';

const anna = { userId: 'a', userName: 'Anna' };
const ben = { userId: 'b', userName: 'Ben' };
const cara = { userId: 'c', userName: 'Cara' };
const dan = { userId: 'd', userName: 'Dan' };

function started(...people: readonly (typeof anna)[]): ChatWindows {
  return people.reduce<ChatWindows>(startChat, []);
}

const idsOf = (windows: ChatWindows) => windows.map(({ userId }) => userId);

describe('chat windows', () => {
  it('[R3.06b] are a person and whether the window is minimised', () => {
    expect(started(anna)).toEqual([{ userId: 'a', userName: 'Anna', isMinimized: false }]);
  });

  it('[R4.03] restore the window of a person instead of opening a second one', () => {
    const windows = startChat(minimizeChat(started(anna, ben), 'a'), anna);
    expect(windows).toEqual(started(anna, ben));
  });

  it('[R4.03] [R9.01e] keep the latest 3', () => {
    expect(maxChatWindows).toBe(3);
    expect(idsOf(started(anna, ben, cara, dan))).toEqual(['b', 'c', 'd']);
  });

  it('[R4.03] close, minimise and restore one by one', () => {
    const all = started(anna, ben, cara);
    expect(idsOf(closeChat(all, 'b'))).toEqual(['a', 'c']);
    const minimised = minimizeChat(all, 'b');
    expect(minimised.map(({ isMinimized }) => isMinimized)).toEqual([false, true, false]);
    expect(restoreChat(minimised, 'b')).toEqual(all);
  });
});
