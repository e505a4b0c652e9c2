import type { Translate } from '../../lib/text-keys.ts';
import { showToast } from '../../ui/toast.ts';

/** Puts a text on the clipboard and says so, or says that the browser would not. */
export async function copyText(text: string, copied: string, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: copied });
  } catch {
    // Refused by a setting, or absent: the text stays on the screen to be selected.
    showToast({ kind: 'destructive', title: t('account.twoFactor.codes.notCopied') });
  }
}
