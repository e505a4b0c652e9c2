import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatClock } from '../../../lib/format-date.ts';
import { languageName } from '../../../lib/language-name.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { MomentLink, type Seek } from './moment-link.tsx';
import { indexAt, passagesOf } from './passages.ts';

type TranscriptProps = {
  slug: string;
  transcript: NonNullable<VideoPage['transcript']>;
  second: number;
  onSeek: Seek;
};

/** The transcript. Collapsed on phones, where it would be most of the page. */
export function Transcript({ slug, transcript, second, onSeek }: TranscriptProps) {
  const t = useTexts('itv');
  const page = useLanguage();
  const written = useTextLanguage();
  const details = useUnfolded();
  const { language } = transcript;
  const isElsewhere = language !== page;
  const passages = passagesOf(transcript.lines);
  const current = second > 0 ? indexAt(passages, second) : -1;
  return (
    <details ref={details} className="group border-y border-rule-strong">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="type-h4">{t('itv.video.transcript')}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="type-small mb-2">
        {[
          ...(isElsewhere
            ? [`${t('itv.video.transcriptIn', { language: languageName(language, written) })}.`]
            : []),
          t('itv.video.transcriptNote'),
        ].join(' ')}
      </p>
      <ol lang={isElsewhere ? language : undefined} className="mb-6">
        {passages.map(({ at, text }, index) => (
          <li
            key={at}
            className="grid grid-cols-[3.25rem_1fr] items-baseline sm:grid-cols-[4rem_1fr]"
          >
            <MomentLink
              slug={slug}
              at={at}
              onSeek={onSeek}
              isCurrent={index === current}
              className="tabular inline-flex min-h-6 items-baseline self-start py-2 text-sm text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.25em] hover:decoration-river aria-[current]:font-[650] touch:min-h-11"
            >
              {formatClock(at)}
            </MomentLink>
            <p className="max-w-prose py-2 font-serif text-base leading-relaxed sm:text-lg">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Open initially if there is room; stays collapsed once someone collapses it. */
function useUnfolded() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && globalThis.matchMedia?.('(width >= 64rem)').matches) {
      details.current.open = true;
    }
  }, []);
  return details;
}
