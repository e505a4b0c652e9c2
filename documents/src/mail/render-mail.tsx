import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail, RenderedMail, Sender } from '../documents.types.ts';
import { seedOf } from '../price-line.ts';
import { type Texts, textsFor } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { confirmAddress } from './confirm-address.ts';
import { eventReminder } from './event-reminder.ts';
import type { MailContent } from './mail-content.ts';
import { MailPage } from './mail-page.tsx';
import { mailText } from './mail-text.ts';
import { resetPassword } from './reset-password.ts';

export async function renderMail(
  mail: Mail,
  locale: LanguageCode,
  sender: Sender,
): Promise<RenderedMail> {
  const texts = textsFor('mail', locale);
  const content = contentOf(mail, texts);
  const signedBy = { ...sender, siteUrl: requireWebUrl(sender.siteUrl) };
  const page = (
    <MailPage
      content={content}
      language={texts.language}
      sender={signedBy}
      seed={seedOf(mail.kind)}
    />
  );
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    text: mailText(content, signedBy),
  };
}

function contentOf(mail: Mail, texts: Texts): MailContent {
  switch (mail.kind) {
    case 'confirm-address':
      return confirmAddress(mail, texts);
    case 'reset-password':
      return resetPassword(mail, texts);
    case 'event-reminder':
      return eventReminder(mail, texts);
  }
}
