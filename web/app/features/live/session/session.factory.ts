import type { OccurrencePage, OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import { makeOccurrence } from '../events/occurrence.factory.ts';

/** By default a members' session on Tuesday 17 November. */
export function makeSession(overrides: Partial<OccurrencePage> = {}): OccurrencePage {
  return {
    ...makeOccurrence({ audience: 'members', host: 'Viktor Hajnal' }),
    endsAt: new Date('2026-11-17T17:45:00Z'),
    isCancelled: false,
    takesRegistrations: true,
    opensAt: new Date('2026-11-17T16:45:00Z'),
    capacity: null,
    isFull: false,
    item: null,
    replay: null,
    hasMaterials: false,
    next: [],
    ...overrides,
  };
}

/** A person without a registration. */
export function makeOwn(overrides: Partial<OwnRegistration> = {}): OwnRegistration {
  return {
    state: 'none',
    position: null,
    offeredUntil: null,
    isOwner: true,
    mayJoin: false,
    materials: [],
    ...overrides,
  };
}
