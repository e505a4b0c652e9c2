import { showToast } from './toast.ts';

/** Copies a text to the clipboard and reports success or failure. */
export async function copyText(
  text: string,
  words: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: words.copied });
  } catch {
    // Denied or unsupported: people can still select the text.
    showToast({ kind: 'destructive', title: words.notCopied });
  }
}
