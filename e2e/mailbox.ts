import { setTimeout as sleep } from 'node:timers/promises';
import type { PartsEnvironment } from './database.ts';

export type ReceivedMail = {
  readonly subject: string;
  readonly from: readonly { readonly name: string; readonly address: string }[];
  readonly text: string;
  readonly html: string;
};

export type Mailbox = {
  /** All emails to this address, oldest first. */
  lettersTo(address: string): Promise<ReceivedMail[]>;
  /** Waits for the newest email whose subject starts with this. */
  waitFor(address: string, subject: string): Promise<ReceivedMail>;
};

const timeoutMs = 30_000;

/** Reads the real mail server's inbox; addresses are unique, so journeys don't interfere. */
export function openMailbox(env: PartsEnvironment): Mailbox {
  const inbox = env.MAIL_INBOX_URL;
  if (!inbox) throw new Error('the mail server that was given has no inbox to read');

  async function lettersTo(address: string): Promise<ReceivedMail[]> {
    const response = await fetch(`${inbox}/email?headers.to=${encodeURIComponent(address)}`);
    const letters: ReceivedMail[] = await response.json();
    return letters;
  }
  return {
    lettersTo,
    async waitFor(address, subject) {
      const deadline = Date.now() + timeoutMs;
      let letters: ReceivedMail[] = [];
      while (Date.now() < deadline) {
        letters = await lettersTo(address);
        const found = letters.findLast((letter) => letter.subject.startsWith(subject));
        if (found) return found;
        await sleep(200);
      }
      const arrived = letters.map((letter) => letter.subject).join(', ') || 'nothing';
      throw new Error(`no mail “${subject}” for ${address}; arrived: ${arrived}`);
    },
  };
}

/** The link with a token in an email, as the recipient would copy it. */
export function findLink(letter: ReceivedMail): string {
  const [link] = /https?:\/\/\S+#(?:confirm|reset|leave|cancel)=[\w-]+/.exec(letter.text) ?? [];
  if (!link) throw new Error(`no link in “${letter.subject}”:\n${letter.text}`);
  return link;
}

export function findToken(letter: ReceivedMail): string {
  return findLink(letter).replace(/^.*=/, '');
}
