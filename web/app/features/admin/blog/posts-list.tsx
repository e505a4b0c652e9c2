import type { PostRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SampleBadge, StateBadge } from '../catalogue/item-badges.tsx';
import { SelectAll, SelectRow } from '../kit/bulk/select-box.tsx';
import { type Selection, useSelection } from '../kit/bulk/use-selection.ts';
import { PostsBulk } from './posts-bulk.tsx';
import { postEditorPath } from './posts-view.ts';

/**
 * The posts of a page, and what can be done with several of them. A table if there is room for its
 * columns, otherwise a list.
 */
export function PostsList({ posts }: { posts: readonly PostRow[] }) {
  const t = useTexts('posts');
  const selection = useSelection(posts.map(({ id }) => id));
  const columns = useColumns(selection);
  return (
    <>
      <Table
        caption={t('posts.title')}
        columns={columns}
        rows={posts}
        rowKey={({ id }) => id}
        className="max-lg:hidden"
      />
      <div className="lg:hidden">
        <div className="border-b border-rule">
          <SelectAll selection={selection} hasVisibleLabel />
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

function useColumns(selection: Selection): readonly Column<PostRow>[] {
  const t = useTexts('posts', 'editor');
  return [
    {
      id: 'select',
      header: <SelectAll selection={selection} />,
      cell: (post) => <SelectPost post={post} selection={selection} />,
      className: 'w-11',
    },
    {
      id: 'title',
      header: t('editor.texts.title'),
      cell: (post) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <PostLink post={post} />
          {post.isSample ? <SampleBadge /> : null}
        </span>
      ),
      className: 'w-[45%] min-w-72',
    },
    {
      id: 'state',
      header: t('editor.list.state'),
      cell: (post) => <PostState post={post} />,
    },
    {
      id: 'languages',
      header: t('posts.languagesColumn'),
      cell: (post) => <Languages post={post} />,
    },
    {
      id: 'changed',
      header: t('editor.list.changed'),
      cell: (post) => <Changed post={post} />,
      align: 'end',
    },
  ];
}

type PostProps = { post: PostRow };
type SelectableProps = PostProps & { selection: Selection };

function PostEntry({ post, selection }: SelectableProps) {
  return (
    <li className="relative grid gap-1.5 border-b border-rule py-3.5 ps-11">
      <div className="absolute start-0 top-1">
        <SelectPost post={post} selection={selection} />
      </div>
      <PostLink post={post} />
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <PostState post={post} />
        {post.isSample ? <SampleBadge /> : null}
      </span>
      <span className="type-small">
        <Languages post={post} />
      </span>
      <span className="type-small">
        <Changed post={post} />
      </span>
    </li>
  );
}

function SelectPost({ post, selection }: SelectableProps) {
  const t = useTexts('editor');
  const name = post.title || t('editor.item.untitled');
  return <SelectRow selection={selection} id={post.id} name={name} />;
}

function PostLink({ post }: PostProps) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  return (
    <TextLink to={localPath(postEditorPath(post.slug))} lang={post.originalLanguage}>
      {post.title || t('editor.item.untitled')}
    </TextLink>
  );
}

function PostState({ post }: PostProps) {
  return (
    <span className="inline-grid justify-items-start gap-0.5">
      <StateBadge state={post.state} />
      {post.scheduledFor ? (
        <DateDisplay instant={post.scheduledFor} style="moment" className="type-small" />
      ) : null}
    </span>
  );
}

function Languages({ post }: PostProps) {
  return useLanguages(post);
}

function Changed({ post }: PostProps) {
  return (
    <span className="flex flex-wrap justify-start gap-x-2 lg:justify-end">
      <DateDisplay instant={post.updatedAt} style="medium" />
      {post.updatedBy}
    </span>
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
