import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import './home.css';
import { Greeting } from './greeting.tsx';
import { LatestItems } from './latest-items.tsx';
import { LiveSection } from './live-section.tsx';
import { NextStepLead } from './next-step.tsx';
import { useNoteTimeZone } from './note-time-zone.ts';
import { QuestionSection } from './question-section.tsx';
import { type HomeQuickie, QuickieSection } from './quickie-section.tsx';
import { WeekSection } from './week-section.tsx';

type MemberHomeProps = {
  user: Session['user'];
  /** Null if the academy has none that can be played. */
  quickie: HomeQuickie | null;
  skeleton: ReactNode;
};

/** The next step first, then the week, then everything else. */
export function MemberHome({ user, quickie, skeleton }: MemberHomeProps) {
  const t = useTexts('home');
  const lang = useFallbackLang('home');
  const timeZone = useVisitorTimeZone();
  const language = useLanguage();
  useNoteTimeZone();
  // The reading position changes constantly, so each visit refetches it.
  const step = useQuery({
    ...queries.learning.nextStep.queryOptions({ input: { language } }),
    staleTime: 0,
  });
  if (step.isPending) return skeleton;
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="min-h-[calc(100svh-4rem)] border-b border-rule">
        {step.data ? (
          <NextStepLead step={step.data} greeting={<Greeting name={user.firstName} />} />
        ) : (
          <div className="page">
            <Greeting name={user.firstName} />
            <ErrorState
              title={t('home.failed')}
              text={t('home.failedText')}
              onRetry={() => void step.refetch()}
              isRetrying={step.isFetching}
            />
          </div>
        )}
        <div className="page grid pb-[calc(var(--section)*0.6)]">
          <div className="columns-12 border-t border-ink">
            <WeekSection className="col-span-full py-7 lg:col-span-7 lg:pe-10" />
            <LiveSection className="col-span-full border-t border-rule py-7 lg:col-span-5 lg:border-s lg:border-t-0 lg:ps-9" />
          </div>
          <div className="columns-12 gap-y-8 border-t border-rule py-9">
            {quickie ? (
              <QuickieSection
                quickie={quickie}
                className="col-span-full sm:col-span-6 lg:col-span-5"
              />
            ) : null}
            <QuestionSection
              userId={user.id}
              className={quickie ? 'col-span-full sm:col-span-6 lg:col-start-7' : 'col-span-full'}
            />
          </div>
          <LatestItems />
        </div>
      </div>
    </TimeZoneProvider>
  );
}
