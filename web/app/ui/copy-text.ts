import { showToast } from './toast.ts';

/** Puts a text on the clipboard and says so, or says that the browser would not. */
export async function copyText(
  text: string,
  words: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: words.copied });
  } catch {
    // Refused by a setting, or absent: the text stays on the screen to be selected.
    showToast({ kind: 'destructive', title: words.notCopied });
  }
}
