import type { Stage } from './stage.ts';
import { sendRequest } from './visitor.ts';

type ReceivedMail = {
  readonly to: readonly { readonly address: string }[];
  readonly subject: string;
  readonly text: string;
};

/** The mailboxes of everyone the product emails. */
export function openInbox(stage: Stage) {
  const url = `${stage.env.MAIL_INBOX_URL}/email`;

  async function mailsTo(address: string): Promise<ReceivedMail[]> {
    const { status, body } = await sendRequest(url);
    // The mail server closed an idle connection at this moment; callers that wait ask again.
    if (status !== 200) return [];
    const mails: ReceivedMail[] = JSON.parse(body);
    return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
  }

  return {
    mailsTo,
    async empty() {
      await sendRequest(`${url}/all`, { method: 'DELETE' });
    },
    /** The token of the latest link with this name after the `#`. */
    async tokenFor(address: string, name: string): Promise<string | undefined> {
      const pattern = new RegExp(`#${name}=([\\w-]+)`, 'g');
      const texts = (await mailsTo(address)).map(({ text }) => text);
      return [...texts.join('\n').matchAll(pattern)].at(-1)?.[1];
    },
  };
}
