import { findPage } from '@danube/contract/site/find-page.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';

/** The header's and the footer's texts, and those that any page may need. */
const frameTexts = ['nav', 'footer', 'page', 'ui'] as const satisfies readonly TextGroup[];

/** Texts to have at hand before a page comes to life in the browser. */
export function pageTexts(pathname: string): readonly TextGroup[] {
  return [...frameTexts, ...(findPage(pathname)?.page.texts ?? [])];
}
