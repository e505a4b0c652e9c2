import { data, redirect } from 'react-router';
import { createItem, readEntries } from '../features/admin/catalogue/list/create-form.ts';
import { CreateScreen } from '../features/admin/catalogue/list/create-screen.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { editorPath, kindPages, kindTexts, readKind } from '../features/admin/kit/item-kinds.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-catalogue-new.ts';

export function loader({ pattern }: Route.LoaderArgs) {
  return { kind: readKind(pattern) };
}

export async function action({ context, pattern, request, url }: Route.ActionArgs) {
  const { api } = context.get(pageRequest);
  const kind = readKind(pattern);
  const entries = readEntries(await request.formData());
  const outcome = await createItem(api.catalogueAdmin.create, kind, entries);
  if (outcome.step !== 'created') return data(outcome, { status: 422 });
  const lang = url.searchParams.get('lang');
  const address = editorPath(kind, outcome.slug);
  return redirect(lang ? `${address}?lang=${encodeURIComponent(lang)}` : address, 303);
}

export default function AdminCatalogueNew({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts('editor', 'admin');
  const localPath = useLocalPath();
  const { kind } = loaderData;
  const title = t(kindTexts[kind].add);
  const crumbs = [
    { label: t(kindTexts[kind].title), to: localPath(kindPages[kind].list) },
    { label: title },
  ];
  return (
    <AdminLayout title={title} lede={t('editor.create.lede')} crumbs={crumbs}>
      <CreateScreen key={kind} listPath={kindPages[kind].list} submitError={actionData} />
    </AdminLayout>
  );
}
