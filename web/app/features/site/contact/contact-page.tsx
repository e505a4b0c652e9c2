import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { usePostedForm } from '../../../ui/form/form.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { helpHomePath } from '../../shared/paths/help-paths.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactMethods } from './contact-methods.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { MessageSent } from './message-sent.tsx';
import { submitContactForm } from './submit-contact-form.ts';

type ContactPageProps = {
  /** The server's result for a form submitted before hydration. */
  outcome: ContactOutcome | null;
};

export function ContactPage({ outcome }: ContactPageProps) {
  const t = useTexts('contact');
  const localPath = useLocalPath();
  const lang = useFallbackLang('contact');
  const [isRepeat, setIsRepeat] = useState(false);
  const { result, isSubmitting, submit, reset } = usePostedForm({
    initialResult: outcome,
    onSubmit: (formData) => submitContactForm(queries.contact.send.call, formData),
  });

  function startOver(): void {
    setIsRepeat(true);
    reset();
  }

  return (
    <div lang={lang} className="page pb-section">
      <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="contact.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <div className="type-body col-span-full grid gap-3 lg:col-span-4 lg:col-start-9">
          <p>{t('contact.lede')}</p>
          <p>{t('contact.hours')}</p>
          <p>
            <TextLink to={localPath(helpHomePath)}>{t('contact.help')}</TextLink>
          </p>
        </div>
      </header>
      <div className="columns-12 gap-y-12 border-t border-ink pt-8 lg:pt-10">
        <section
          id="write"
          aria-labelledby="write-title"
          className="col-span-full scroll-mt-24 lg:col-span-7"
        >
          {result?.step === 'sent' ? (
            <MessageSent {...result} onAgain={startOver} />
          ) : (
            <>
              <h2 id="write-title" className="type-h3 pb-6">
                {t('contact.form.title')}
              </h2>
              <ContactForm
                submitError={result}
                isSubmitting={isSubmitting}
                isRepeat={isRepeat}
                onSubmit={submit}
              />
            </>
          )}
        </section>
        <div className="col-span-full lg:col-span-4 lg:col-start-9">
          <ContactMethods />
        </div>
      </div>
    </div>
  );
}
