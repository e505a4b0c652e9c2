import { languageStorageKey } from '@danube/contract/locale.ts';
import type { DurationUnit } from '../../../lib/format-duration.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import {
  audioLanguageKey,
  captionsKey,
  chatDraftsKey,
  noteDraftsKey,
  offlineBookKey,
  offlineCourseKey,
  referralKey,
  savedAnswersKey,
  savedPositionKey,
  savedViewsKey,
  storedMarksKey,
  unfinishedUploadsKey,
  visitorIdKey,
} from '../storage/storage-keys.ts';
import { type ConsentPurpose, consentKey, consentLastsDays } from './consent-store.ts';

/** Strictly necessary items are stored without consent, but documented. */
export type StoragePurpose = 'necessary' | ConsentPurpose;

type StoragePlace = 'cookie' | 'local' | 'session' | 'cache';

/** `tab`: until the tab is closed. `kept`: until the visitor deletes it, or withdraws consent. */
type StorageTime = { readonly value: number; readonly unit: DurationUnit } | 'tab' | 'kept';

export type StoredItem = {
  /** As it appears in the browser. Over HTTPS our own cookies have this prefix. */
  readonly name: string;
  readonly place: StoragePlace;
  readonly purpose: StoragePurpose;
  readonly use: TextKey;
  readonly lasts: StorageTime;
};

const days = (value: number) => ({ value, unit: 'day' }) as const;
const minutes = (value: number) => ({ value, unit: 'minute' }) as const;

function necessary(
  name: string,
  place: StoragePlace,
  rest: Pick<StoredItem, 'use' | 'lasts'>,
): StoredItem {
  return { name, place, purpose: 'necessary', ...rest };
}

/** Everything the site stores in a browser: what isn't in this list may not be stored. */
export const storedItems: readonly StoredItem[] = [
  necessary(`__Host-${languageStorageKey}`, 'cookie', {
    use: 'consent.items.language',
    lasts: days(365),
  }),
  necessary(languageStorageKey, 'local', { use: 'consent.items.language', lasts: 'kept' }),
  necessary('locationSearch', 'session', { use: 'consent.items.locationSearch', lasts: 'tab' }),
  necessary('theme', 'local', { use: 'consent.items.theme', lasts: 'kept' }),
  necessary(consentKey, 'local', {
    use: 'consent.items.consent',
    lasts: days(consentLastsDays),
  }),
  necessary('__Host-session', 'cookie', { use: 'consent.items.session', lasts: days(30) }),
  necessary('__Host-signedIn', 'cookie', { use: 'consent.items.signedIn', lasts: days(30) }),
  necessary('__Host-device', 'cookie', { use: 'consent.items.device', lasts: days(365) }),
  necessary('__Host-registration', 'cookie', {
    use: 'consent.items.registration',
    lasts: { value: 24, unit: 'hour' },
  }),
  necessary('__Host-second-factor', 'cookie', {
    use: 'consent.items.secondFactor',
    lasts: minutes(10),
  }),
  necessary('__Host-passkey-challenge', 'cookie', {
    use: 'consent.items.passkey',
    lasts: minutes(5),
  }),
  necessary('__Host-provider-state', 'cookie', {
    use: 'consent.items.provider',
    lasts: minutes(5),
  }),
  necessary('wantedPage', 'session', { use: 'consent.items.wantedPage', lasts: 'tab' }),
  necessary(referralKey, 'session', { use: 'consent.items.referral', lasts: 'tab' }),
  necessary('react-router-scroll-positions', 'session', {
    use: 'consent.items.scroll',
    lasts: 'tab',
  }),
  necessary(savedAnswersKey, 'session', { use: 'consent.items.quiz', lasts: 'tab' }),
  necessary(chatDraftsKey, 'session', { use: 'consent.items.chatDrafts', lasts: 'tab' }),
  necessary(unfinishedUploadsKey, 'local', { use: 'consent.items.uploads', lasts: 'kept' }),
  necessary(savedViewsKey, 'local', { use: 'consent.items.adminViews', lasts: 'kept' }),
  necessary(savedPositionKey, 'local', { use: 'consent.items.continueWatching', lasts: days(1) }),
  necessary(audioLanguageKey, 'local', { use: 'consent.items.audioLanguage', lasts: 'kept' }),
  necessary(captionsKey, 'local', { use: 'consent.items.captions', lasts: 'kept' }),
  necessary(storedMarksKey, 'local', { use: 'consent.items.lessonMarks', lasts: 'kept' }),
  necessary(noteDraftsKey, 'local', { use: 'consent.items.lessonNotes', lasts: 'kept' }),
  necessary(offlineCourseKey, 'cache', { use: 'consent.items.offlineCourses', lasts: 'kept' }),
  necessary(offlineBookKey, 'cache', { use: 'consent.items.offlineBooks', lasts: 'kept' }),
  {
    name: visitorIdKey,
    place: 'local',
    purpose: 'statistics',
    use: 'consent.items.visitor',
    lasts: 'kept',
  },
];
