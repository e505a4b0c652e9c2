import { useState } from 'react';
import { PageHead } from '../../../lib/page-url.tsx';
import { useSettings } from '../../../lib/settings.tsx';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../../ui/cover.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ThirdPartyFrame } from './third-party-frame.tsx';

/** The academy's posts as our own drawings: the gallery needs no third-party images. */
const posts = ['gap', 'stop', 'size', 'journal', 'news', 'patience'] as const;

type Post = (typeof posts)[number];

export function InstagramPage() {
  const t = useTexts('social');
  const lang = useFallbackLang('social');
  const social = useSettings('social');
  return (
    <div lang={lang}>
      <PageHead
        title={t('social.instagram.head.title')}
        description={t('social.instagram.head.description')}
      />
      <header className="page columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="social.instagram.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">
          {t('social.instagram.lede')}
        </p>
      </header>
      <Gallery />
      {social.instagram === '' ? null : <LiveFeed account={social.instagram} />}
    </div>
  );
}

function LiveFeed({ account }: { account: string }) {
  const t = useTexts('social');
  return (
    <section aria-labelledby="feed" className="page pb-section">
      <h2 id="feed" className="type-h3 mb-6">
        {t('social.instagram.live')}
      </h2>
      <ThirdPartyFrame
        site="instagram"
        path={`/${account}/embed`}
        name="Instagram"
        title={t('social.instagram.frame')}
      >
        <Cover slug="feed" kind="course" title={`@${account}`} note="Instagram" />
      </ThirdPartyFrame>
    </section>
  );
}

function Gallery() {
  const t = useTexts('social');
  return (
    <section aria-labelledby="gallery" className="page pb-section">
      <h2 id="gallery" className="sr-only">
        {t('social.instagram.gallery')}
      </h2>
      <ul className="columns-12 gap-y-8">
        {posts.map((post, index) => (
          <li key={post} className={placeOf(index)}>
            <PostCard post={post} isWide={index === posts.length - 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One large, four around it, and the last over the full width. */
function placeOf(index: number): string {
  if (index === 0) return 'col-span-full lg:col-span-6 lg:row-span-2';
  return index === posts.length - 1 ? 'col-span-full' : 'col-span-6 lg:col-span-3';
}

/** The text is next to the drawing; a click enlarges it with the full text. */
function PostCard({ post, isWide }: { post: Post; isWide: boolean }) {
  const t = useTexts('social');
  const [isOpen, setOpen] = useState(false);
  const title = t(`social.posts.${post}.title`);
  return (
    <article
      className={classNames(
        'grid gap-3',
        isWide && 'columns-12 items-center border-t border-rule pt-8',
      )}
    >
      <div
        className={classNames(
          'relative overflow-hidden rounded-md',
          isWide && 'col-span-6 lg:col-span-3',
        )}
      >
        <Cover slug={`post-${post}`} kind="course" title={title} className="w-full" />
        <button
          type="button"
          data-needs-app=""
          aria-haspopup="dialog"
          aria-label={t('social.instagram.enlarge', { title })}
          onClick={() => setOpen(true)}
          className="absolute inset-0 rounded-md noscript:hidden"
        />
      </div>
      <p
        className={
          isWide
            ? 'col-span-6 font-serif text-xl leading-snug lg:col-span-7 lg:ps-8 lg:text-3xl'
            : 'text-sm text-ink-2'
        }
      >
        {t(`social.posts.${post}.text`)}
      </p>
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen} size="medium">
        <Cover slug={`post-${post}`} kind="course" title={title} className="w-full" />
        <p className="type-body mt-4">{t(`social.posts.${post}.text`)}</p>
      </Dialog>
    </article>
  );
}
