import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';

/** The bell's state. The count may exceed the list: dismissed notifications stay unread. */
export type NotificationState = {
  readonly notifications: readonly ChatNotification[];
  readonly dismissed: readonly ChatNotification[];
  readonly unreadCount: number;
  /** Already subtracted from the count, so that a duplicate delivery can't do it twice. */
  readonly settled: ReadonlySet<string>;
};

export const noNotifications: NotificationState = {
  notifications: [],
  dismissed: [],
  unreadCount: 0,
  settled: new Set(),
};

/** A change to the person's notifications elsewhere: the new record, or the deleted one. */
export type NotificationChange = {
  readonly event: 'insert' | 'update' | 'delete';
  readonly record: ChatNotification;
};

/** As fetched: unread, newest first. */
export function fetched(records: readonly ChatNotification[]): NotificationState {
  return { ...noNotifications, notifications: records, unreadCount: records.length };
}

export function changed(
  state: NotificationState,
  { event, record }: NotificationChange,
): NotificationState {
  switch (event) {
    case 'insert':
      return inserted(state, record);
    case 'update':
      return record.isRead ? subtractOnce(state, record.id) : replaced(state, record);
    case 'delete':
      return record.isRead ? without(state, record.id) : subtractOnce(state, record.id);
  }
}

/** The person has read a conversation here: its notification leaves the count. */
export function conversationRead(
  state: NotificationState,
  conversationId: string,
): NotificationState {
  const isInConversation = (each: ChatNotification) => each.conversationId === conversationId;
  const read = [...state.notifications, ...state.dismissed].filter(isInConversation);
  if (read.length === 0) return state;
  return {
    notifications: state.notifications.filter((each) => !isInConversation(each)),
    dismissed: state.dismissed.filter((each) => !isInConversation(each)),
    unreadCount: decrement(state.unreadCount),
    settled: new Set([...state.settled, ...read.map(({ id }) => id)]),
  };
}

/** Hidden, but still unread. */
export function dismissedHere(state: NotificationState, id: string): NotificationState {
  const hidden = state.notifications.filter((each) => each.id === id);
  return { ...without(state, id), dismissed: [...state.dismissed, ...hidden] };
}

function inserted(state: NotificationState, record: ChatNotification): NotificationState {
  const known = [...state.notifications, ...state.dismissed];
  const isKnown = known.some(({ id }) => id === record.id);
  if (isKnown || state.settled.has(record.id)) return state;
  return {
    ...state,
    notifications: [record, ...state.notifications],
    unreadCount: state.unreadCount + 1,
  };
}

function replaced(state: NotificationState, record: ChatNotification): NotificationState {
  return {
    ...state,
    notifications: state.notifications.map((each) => (each.id === record.id ? record : each)),
  };
}

function subtractOnce(state: NotificationState, id: string): NotificationState {
  const rest = without(state, id);
  if (state.settled.has(id)) return rest;
  return {
    ...rest,
    unreadCount: decrement(state.unreadCount),
    settled: new Set([...state.settled, id]),
  };
}

function without(state: NotificationState, id: string): NotificationState {
  const isOther = (each: ChatNotification) => each.id !== id;
  return {
    ...state,
    notifications: state.notifications.filter(isOther),
    dismissed: state.dismissed.filter(isOther),
  };
}

function decrement(count: number): number {
  return Math.max(0, count - 1);
}
