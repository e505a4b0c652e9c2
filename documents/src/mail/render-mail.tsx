import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail, RenderedMail, Sender } from '../documents.types.ts';
import { seedOf } from '../price-line.ts';
import { type Texts, textsFor } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { accountErased } from './account-erased.ts';
import { accountExists } from './account-exists.ts';
import { accountRestored } from './account-restored.ts';
import { accountSuspended } from './account-suspended.ts';
import { addressChangeRequested } from './address-change-requested.ts';
import { addressChanged } from './address-changed.ts';
import { confirmAddress } from './confirm-address.ts';
import { confirmNewAddress } from './confirm-new-address.ts';
import { contactMessage } from './contact-message.ts';
import { contactReceived } from './contact-received.ts';
import { erasureRequested } from './erasure-requested.ts';
import { eventReminder } from './event-reminder.ts';
import { exportReady } from './export-ready.ts';
import type { MailContent } from './mail-content.ts';
import { MailPage } from './mail-page.tsx';
import { mailText } from './mail-text.ts';
import { newSignIn } from './new-sign-in.ts';
import { newsletterConfirm } from './newsletter-confirm.ts';
import { newsletterExists } from './newsletter-exists.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import { orderContent } from './order-content.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './reset-password.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { secondFactorRemoval } from './second-factor-removal.ts';

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
      seed={seedOf(mail.kind)}
    />
  );
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    text: mailText(content, signedBy),
  };
}

function contentOf(mail: Mail, texts: Texts, sender: Sender): MailContent {
  switch (mail.kind) {
    case 'confirm-address':
      return confirmAddress(mail, texts);
    case 'reset-password':
      return resetPassword(mail, texts);
    case 'account-exists':
      return accountExists(mail, texts);
    case 'new-sign-in':
      return newSignIn(mail, texts);
    case 'confirm-new-address':
      return confirmNewAddress(mail, texts);
    case 'address-change-requested':
      return addressChangeRequested(mail, texts);
    case 'address-changed':
      return addressChanged(mail, texts);
    case 'password-changed':
      return passwordChanged(mail, texts);
    case 'second-factor-changed':
      return secondFactorChanged(mail, texts);
    case 'second-factor-removal':
      return secondFactorRemoval(mail, texts);
    case 'export-ready':
      return exportReady(mail, texts);
    case 'erasure-requested':
      return erasureRequested(mail, texts);
    case 'account-erased':
      return accountErased(mail, texts);
    case 'account-suspended':
      return accountSuspended(mail, texts);
    case 'account-restored':
      return accountRestored(mail, texts);
    case 'contact-message':
      return contactMessage(mail, texts);
    case 'contact-received':
      return contactReceived(mail, texts);
    case 'newsletter-confirm':
      return newsletterConfirm(mail, texts);
    case 'newsletter-welcome':
      return newsletterWelcome(mail, texts);
    case 'newsletter-exists':
      return newsletterExists(mail, texts);
    case 'event-reminder':
      return eventReminder(mail, texts);
    default:
      return orderContent(mail, texts, sender);
  }
}
