import type { PostRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SampleBadge, StateBadge } from '../catalogue/item-badges.tsx';
import { SelectAll, SelectRow } from '../kit/bulk/select-box.tsx';
import { type Selection, useSelection } from '../kit/bulk/use-selection.ts';
import { PostsBulk } from './posts-bulk.tsx';
import { postEditorPath } from './posts-view.ts';

/** The posts of a page, and what can be done with several of them. */
export function PostsList({ posts }: { posts: readonly PostRow[] }) {
  const selection = useSelection(posts.map(({ id }) => id));
  return (
    <>
      <div>
        <div className="border-b border-rule">
          <SelectAll selection={selection} />
        </div>
        <ul>
          {posts.map((post) => (
            <PostEntry key={post.id} post={post} selection={selection} />
          ))}
        </ul>
      </div>
      <PostsBulk posts={posts} selection={selection} />
    </>
  );
}

type PostEntryProps = { post: PostRow; selection: Selection };

/** One post: its title, state and translations. */
function PostEntry({ post, selection }: PostEntryProps) {
  const t = useTexts('posts', 'editor');
  const localPath = useLocalPath();
  const title = post.title || t('editor.item.untitled');
  const languages = useLanguages(post);
  return (
    <li className="flex items-start border-b border-rule py-4 lg:items-center">
      <SelectRow selection={selection} id={post.id} name={title} />
      <div className="grid min-w-0 grow gap-x-6 gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_16rem_12rem] lg:items-center">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <TextLink to={localPath(postEditorPath(post.slug))} lang={post.originalLanguage}>
              {title}
            </TextLink>
            <StateBadge state={post.state} />
            {post.isSample ? <SampleBadge /> : null}
          </p>
          {post.scheduledFor ? (
            <DateDisplay instant={post.scheduledFor} style="moment" className="type-small" />
          ) : null}
        </div>
        <p className="type-small">
          <span className="lg:sr-only">{t('posts.languages', { languages })}</span>
          <span aria-hidden="true" className="max-lg:hidden">
            {languages}
          </span>
        </p>
        <p className="type-small flex flex-wrap gap-x-2">
          <DateDisplay instant={post.updatedAt} style="medium" />
          {post.updatedBy}
        </p>
      </div>
    </li>
  );
}

/** The languages it is written in; unfinished translations with their state. */
function useLanguages({ wordings }: PostRow): string {
  const t = useTexts('posts', 'editor');
  const names = wordings.map(({ language: code, state }) => {
    const language = nativeName(code);
    if (state === 'reviewed' || state === 'original') return language;
    return t('posts.languageInState', {
      language,
      state: t(`editor.translations.states.${state}`),
    });
  });
  return names.join(', ');
}
