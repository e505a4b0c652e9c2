import { rulesPath } from '@danube/contract/moderation/community-rules.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePostedForm } from '../../../ui/form/form.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoticeForm } from './notice-form.tsx';
import { type NoticeOutcome, submitNotice } from './submit-notice.ts';

type NoticePageProps = {
  /** The server's result for a form submitted before hydration. */
  outcome: NoticeOutcome | null;
};

/**
 * For everyone, with or without an account: reports illegal content and violations of the rules.
 */
export function NoticePage({ outcome }: NoticePageProps) {
  const t = useTexts('moderation');
  const lang = useFallbackLang('moderation');
  const localPath = useLocalPath();
  const { result, isSubmitting, submit, reset } = usePostedForm({
    initialResult: outcome,
    onSubmit: (formData) => submitNotice(queries.moderation.sendNotice.call, formData),
  });
  return (
    <div lang={lang} className="page pb-section">
      <PageHead
        title={t('moderation.notice.head.title')}
        description={t('moderation.notice.head.description')}
      />
      <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="moderation.notice.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">
          {t('moderation.notice.lede')}
        </p>
      </header>
      <div className="columns-12 gap-y-10 border-t border-ink pt-8">
        <section id="notice" className="col-span-full scroll-mt-24 lg:col-span-7">
          {result?.step === 'sent' ? (
            <NoticeSent {...result} onAgain={reset} />
          ) : (
            <NoticeForm submitError={result} isSubmitting={isSubmitting} onSubmit={submit} />
          )}
        </section>
        <aside className="col-span-full grid content-start gap-3 lg:col-span-4 lg:col-start-9">
          <p className="type-body">{t('moderation.notice.member')}</p>
          <p>
            <TextLink to={localPath(rulesPath)}>{t('moderation.report.rulesLink')}</TextLink>
          </p>
        </aside>
      </div>
    </div>
  );
}

type NoticeSentProps = { reference: string; email: string; onAgain: () => void };

/** Replaces the form and takes focus, because the focused button is gone. */
function NoticeSent({ reference, email, onAgain }: NoticeSentProps) {
  const t = useTexts('moderation');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const strong = <b className="font-[560] wrap-anywhere text-ink" />;
  return (
    <div className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-9 text-rise" />
      <h2 ref={title} tabIndex={-1} className="type-h3 rounded-sm">
        {t('moderation.notice.sentTitle')}
      </h2>
      <p className="type-body">
        <RichText
          k="moderation.notice.sentText"
          values={{ reference, email }}
          elements={{ b: strong }}
        />
      </p>
      <Button onClick={onAgain} data-needs-app className="mt-2">
        {t('moderation.notice.again')}
      </Button>
    </div>
  );
}
