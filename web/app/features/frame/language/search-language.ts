import type { LanguageCode } from '@danube/contract/locale.ts';
import { rememberLanguage } from '../../../lib/remember-language.ts';
import { detectLocation } from './detect-location.ts';
import { rememberDetection } from './detection-memory.ts';

/** Finds the language of the visitor's country and remembers it; null if nobody knew. */
export async function searchLanguage(
  services: readonly string[],
  left: AbortSignal,
): Promise<LanguageCode | null> {
  const found = await detectLocation(services, left);
  if (left.aborted) return null;
  if (found) rememberLanguage(found.language);
  else rememberDetection();
  return found?.language ?? null;
}
