import { data, redirect } from 'react-router';
import { postEditorPath, postsPath } from '../features/admin/blog/posts-view.ts';
import { createDraft, readEntries } from '../features/admin/catalogue/list/create-form.ts';
import { CreateScreen } from '../features/admin/catalogue/list/create-screen.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { useLocalPath } from '../lib/local-path.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-blog-new.ts';

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = context.get(pageRequest);
  const entries = readEntries(await request.formData());
  const outcome = await createDraft(entries, async (start) => {
    const { draft } = await api.blogAdmin.create(start);
    return draft.slugs[draft.originalLanguage] ?? '';
  });
  if (outcome.step !== 'created') return data(outcome, { status: 422 });
  const lang = url.searchParams.get('lang');
  const address = postEditorPath(outcome.slug);
  return redirect(lang ? `${address}?lang=${encodeURIComponent(lang)}` : address, 303);
}

export default function AdminBlogNew({ actionData }: Route.ComponentProps) {
  const t = useTexts('posts', 'editor');
  const localPath = useLocalPath();
  const title = t('posts.add');
  const crumbs = [{ label: t('posts.title'), to: localPath(postsPath) }, { label: title }];
  return (
    <AdminLayout title={title} lede={t('editor.create.lede')} crumbs={crumbs}>
      <CreateScreen listPath={postsPath} submitError={actionData} />
    </AdminLayout>
  );
}
