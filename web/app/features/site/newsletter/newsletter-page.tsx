import { isEmailKind } from '@danube/contract/email-preferences/email-kinds.ts';
import { useAcademy } from '../../../lib/academy.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useMailLink } from '../../account/sign-in/arrival/mail-link.ts';
import { EmailLinkAction } from './email-link-action.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import type { NewsletterOutcome } from './newsletter-outcome.ts';

type NewsletterPageProps = {
  /** The server's result for a form submitted before hydration. */
  outcome: NewsletterOutcome | null;
};

/** Members' optional emails lead here too: their token begins with the kind. */
function actionOf({ purpose, token }: { purpose: string; token: string }) {
  const [kind = ''] = token.split('.', 1);
  if (purpose !== 'leave') return 'confirm';
  return isEmailKind(kind) ? kind : 'leave';
}

/**
 * The target of the links in newsletters. The purpose is in the fragment, which only the browser
 * sees; without one the page shows the sign-up form.
 */
export function NewsletterPage({ outcome }: NewsletterPageProps) {
  const academy = useAcademy();
  const t = useTexts('newsletter');
  const lang = useFallbackLang('newsletter');
  const link = useMailLink('subscribe', 'leave');
  return (
    <div lang={lang} className="page columns-12 gap-y-6 pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <div className="col-span-full grid gap-8 md:col-span-9 lg:col-span-7">
        {link ? (
          <EmailLinkAction key={link.token} kind={actionOf(link)} token={link.token} />
        ) : (
          <>
            <div className="grid gap-4">
              <h1 className="type-h1">{t('newsletter.title')}</h1>
              <p className="type-lede">{t('newsletter.lede')}</p>
            </div>
            <noscript>
              <p className="rounded-md bg-sunk px-4 py-3 text-sm">
                {t('newsletter.noScripts', { email: academy.email })}
              </p>
            </noscript>
            <NewsletterForm outcome={outcome} />
          </>
        )}
      </div>
    </div>
  );
}
