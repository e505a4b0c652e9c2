import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail, RenderedMail, Sender } from '../documents.types.ts';
import { toSeed } from '../price-line.ts';
import { type Texts, textsFor } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailContent } from './mail-content.ts';
import { mailContents } from './mail-contents.ts';
import { MailPage } from './mail-page.tsx';
import { renderMailText } from './render-mail-text.ts';

export async function renderMail(
  mail: Mail,
  locale: LanguageCode,
  sender: Sender,
): Promise<RenderedMail> {
  const texts = textsFor('mail', locale);
  const signedBy = { ...sender, siteUrl: requireWebUrl(sender.siteUrl) };
  const content = contentOf(mail, texts, signedBy);
  const page = (
    <MailPage
      content={content}
      language={texts.language}
      sender={signedBy}
      seed={toSeed(mail.kind)}
    />
  );
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    text: renderMailText(content, signedBy),
  };
}

function contentOf(mail: Mail, texts: Texts, sender: Sender): MailContent {
  // Each entry accepts its own kind; the compiler can't correlate the two.
  const write = mailContents[mail.kind] as (...given: [Mail, Texts, Sender]) => MailContent;
  return write(mail, texts, sender);
}
