import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts.tsx';
import { audioLanguageKey } from '../storage/storage-keys.ts';

export type AudioChoice = ReturnType<typeof useAudio>;

/** The audio language: the one chosen last, else the reader's, else the original. */
export function useAudio({ audio }: Playable) {
  const reader = useLanguage();
  const [wanted, setWanted] = useState(readAudioLanguage);
  const chosen = [wanted, reader].find((one) => one && audio.includes(one));
  return {
    languages: audio,
    language: chosen ?? audio[0] ?? null,
    choose(next: LanguageCode) {
      setWanted(next);
      saveAudioLanguage(next);
    },
  };
}

// Storage may be blocked, and the server has none; then every video starts in the reader's
// language.

function readAudioLanguage(): LanguageCode | null {
  try {
    const saved = localStorage.getItem(audioLanguageKey);
    return isLanguageCode(saved) ? saved : null;
  } catch {
    return null;
  }
}

function saveAudioLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(audioLanguageKey, language);
  } catch {
    // The choice still applies to this video.
  }
}
