import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import type { CommunityOverview } from './community-overview.ts';

/** Members' quotes that an administrator has published; the first one large. */
export function PublicQuotes({ quotes }: Pick<CommunityOverview, 'quotes'>) {
  const t = useTexts('community');
  const format = useFormat();
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes" className="border-t border-ink pt-6">
      <h2 id="quotes" className="type-h3">
        {t('community.quotes.title')}
      </h2>
      <p className="type-small mt-1">{t('community.quotes.lede')}</p>
      <ul className="mt-7 grid gap-x-gutter gap-y-8 md:grid-cols-2">
        {quotes.map(({ author, room, text, pictureAlt, sentAt }) => (
          <li key={`${author} ${sentAt.toISOString()}`} className="min-w-0 first:md:col-span-full">
            <figure className="grid gap-2 border-s-2 border-river ps-5">
              <blockquote className="max-w-[46ch] font-serif text-xl leading-snug text-pretty wrap-anywhere whitespace-pre-line in-[li:first-child]:text-3xl">
                {text || t('community.quotes.picture', { alt: pictureAlt ?? '' })}
              </blockquote>
              <figcaption className="type-small">
                {t('community.quotes.from', { name: author, room })} ·{' '}
                <time dateTime={sentAt.toISOString()}>{format.date(sentAt, 'medium')}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
