import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';
import { describe, expect, it } from 'vitest';
import { notificationOf } from './notification.factory.ts';
import {
  changed,
  conversationRead,
  dismissedHere,
  fetched,
  type NotificationState,
  noNotifications,
} from './notification-state.ts';

const first = notificationOf({ id: 'n1', conversationId: 'c1' });
const second = notificationOf({ id: 'n2', conversationId: 'c2' });
const read = (record: ChatNotification) => ({ ...record, isRead: true });

const idsOf = (state: NotificationState) => state.notifications.map(({ id }) => id);

describe('chat notifications', () => {
  it('[R4.04] put an insert first and raise the count by 1', () => {
    const state = changed(fetched([first]), { event: 'insert', record: second });
    expect(idsOf(state)).toEqual(['n2', 'n1']);
    expect(state.unreadCount).toBe(2);
  });

  it('[R4.04] lower the count with an update to read and with the deletion of an unread one', () => {
    const updated = changed(fetched([second, first]), { event: 'update', record: read(first) });
    expect(updated.unreadCount).toBe(1);
    const deleted = changed(updated, { event: 'delete', record: second });
    expect(deleted.unreadCount).toBe(0);
    expect(idsOf(deleted)).toEqual([]);
  });

  it('[R4.04] never go below 0', () => {
    const none = changed(noNotifications, { event: 'update', record: read(first) });
    expect(changed(none, { event: 'delete', record: second }).unreadCount).toBe(0);
  });

  it('count nothing twice, however often it is delivered', () => {
    const twice = [first, first].reduce(
      (state, record) => changed(state, { event: 'insert', record }),
      fetched([second]),
    );
    expect(twice.unreadCount).toBe(2);
    const here = conversationRead(twice, 'c1');
    const echoed = changed(here, { event: 'update', record: read(first) });
    expect(echoed.unreadCount).toBe(1);
    expect(changed(echoed, { event: 'insert', record: first }).unreadCount).toBe(1);
  });

  it('[R4.05] remove what a read conversation had and lower the count by 1', () => {
    const another = notificationOf({ id: 'n3', conversationId: 'c1' });
    const state = conversationRead(fetched([another, second, first]), 'c1');
    expect(idsOf(state)).toEqual(['n2']);
    expect(state.unreadCount).toBe(2);
    const none: NotificationState = { ...fetched([first]), unreadCount: 0 };
    expect(conversationRead(none, 'c1').unreadCount).toBe(0);
  });

  it('[R4.05] leave the count as it is when one is dismissed', () => {
    const state = dismissedHere(fetched([second, first]), 'n2');
    expect(idsOf(state)).toEqual(['n1']);
    expect(state.unreadCount).toBe(2);
    expect(conversationRead(state, 'c2').unreadCount).toBe(1);
  });

  it('[R7.16] keep the whole record as it came', () => {
    const record = { ...first, isRead: false, createdAt: new Date('2026-11-17T10:00:00.000Z') };
    expect(changed(noNotifications, { event: 'insert', record }).notifications[0]).toEqual(record);
  });
});
