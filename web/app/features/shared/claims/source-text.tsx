import type { ClaimSource } from '@danube/contract/claims/claims.schemas.ts';
import { ArrowUpRight } from 'lucide-react';
import { formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';

/** A source as written, in its language, with its date and link. */
export function SourceText({ source }: { source: ClaimSource }) {
  const t = useTexts('claims');
  const language = useTextLanguage();
  // A date without a time: it must not become the previous day in a time zone further west.
  const date = formatDate(new Date(source.asOf), 'long', { language, timeZone: 'UTC' });
  return (
    <>
      <p lang={source.language} className="max-w-[40em] wrap-anywhere whitespace-pre-line">
        {source.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-5 text-xs text-ink-2">
        {/* Browsers lack the date formats of some languages. */}
        <time dateTime={source.asOf} suppressHydrationWarning>
          {t('claims.asOf', { date })}
        </time>
        {source.url ? (
          <a
            href={source.url}
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1 rounded-sm font-[550] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] transition-colors hover:decoration-river"
          >
            {t('claims.open')}
            <ArrowUpRight aria-hidden="true" className="size-[1.1em]" />
          </a>
        ) : null}
      </p>
    </>
  );
}
