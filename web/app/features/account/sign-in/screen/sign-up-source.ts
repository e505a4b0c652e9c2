import type { SignUpSource } from '@danube/contract/identity/sign-up-sources.ts';
import { useSyncExternalStore } from 'react';

/**
 * By the name before the top-level domain, because search engines have a domain for every country.
 */
const searchEngines =
  /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|yandex|startpage|qwant|seznam|baidu|brave)\.[a-z.]+$/;

const socialNetworks =
  /(^|\.)(facebook\.com|instagram\.com|threads\.(net|com)|t\.co|x\.com|twitter\.com|linkedin\.com|lnkd\.in|youtube\.com|youtu\.be|tiktok\.com|reddit\.com|t\.me|telegram\.org|discord\.com|pinterest\.[a-z.]+|whatsapp\.com|bsky\.app)$/;

/**
 * The kind of site that led here, from the referrer that the browser sends anyway: nothing is
 * stored for it. Null if the page was opened from another one of ours, because then it isn't known.
 */
export function signUpSourceOf(referrer: string, ownOrigin: string): SignUpSource | null {
  if (referrer === '') return 'direct';
  if (!URL.canParse(referrer)) return null;
  const { origin, hostname } = new URL(referrer);
  if (origin === ownOrigin) return null;
  if (searchEngines.test(hostname)) return 'search';
  return socialNetworks.test(hostname) ? 'social' : 'site';
}

/** Null on the server, where it isn't known either. */
export function useSignUpSource(): SignUpSource | null {
  return useSyncExternalStore(
    noopSubscribe,
    () => signUpSourceOf(document.referrer, location.origin),
    () => null,
  );
}

function noopSubscribe(): () => void {
  return () => undefined;
}
