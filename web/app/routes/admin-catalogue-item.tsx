import type {
  IndicatorPreview,
  ItemId,
  ItemKind,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { lazy, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readEditorLocation } from '../features/admin/catalogue/editor/editor-location.ts';
import { EditorProvider } from '../features/admin/catalogue/editor/use-editor.tsx';
import { useItemTitle } from '../features/admin/catalogue/editor/use-item-title.ts';
import { EditorScreen } from '../features/admin/catalogue/screen/editor-screen.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { kindPages, kindTexts, readKind } from '../features/admin/kit/item-kinds.ts';
import { markets } from '../features/shared/widgets/markets.ts';
import { sampleDays } from '../features/shared/widgets/series/sample-series.server.ts';
import { sampleSessions } from '../features/shop/catalogue/indicators/preview/sample-sessions.server.ts';
import { toPreviewView } from '../features/shop/catalogue/preview/preview-view.server.ts';
import type { PreviewView } from '../features/shop/catalogue/preview/preview-view.ts';
import type { Api } from '../lib/api.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/admin-catalogue-item.ts';

const ItemPreview = lazy(async () => ({
  default: (await import('../features/shop/catalogue/preview/item-preview.tsx')).ItemPreview,
}));

export async function loader({ context, params, pattern, url }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const kind = readKind(pattern);
  const reading = api.catalogueAdmin.find({ kind, slug: params.slug });
  const edition = await readForPage(orNotFound(reading));
  const place = readEditorLocation(url.searchParams, kind);
  const language = place.language ?? edition.draft.originalLanguage;
  const preview = place.part === 'preview' ? await readPreview(api, edition.id, language) : null;
  return { edition, preview };
}

/** If the server can't be reached, editing continues: the editor's state is local. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const isCurrentPage = location.pathname === url.pathname;
  return serverLoader().catch((error: unknown) => {
    if (isCurrentPage && error instanceof TypeError) return { edition: null, preview: null };
    throw error;
  });
}

/** Null if it can't be rendered: the editor works without a preview and says so. */
async function readPreview(
  api: Api,
  id: ItemId,
  language: LanguageCode,
): Promise<PreviewView | null> {
  const answer = await api.catalogueAdmin.preview({ id, language }).catch(() => null);
  return answer && toPreviewView(answer, barsOf);
}

/** As many days as an indicator's page shows. */
const sampleLength = 150;

function barsOf(preview: IndicatorPreview) {
  return preview === 'session-range' ? sampleSessions() : sampleDays(markets.dax, sampleLength);
}

/** The editor holds the item and saves it; only another item or a preview is loaded again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isPreview = nextUrl.searchParams.get('part') === 'preview';
  return isPreview || currentUrl.pathname !== nextUrl.pathname;
}

export default function AdminCatalogueItem({ loaderData }: Route.ComponentProps) {
  const { edition: read, preview } = loaderData;
  const [edition, setEdition] = useState(read);
  if (read && read !== edition) setEdition(read);
  if (!edition) return null;
  return (
    <EditorProvider key={edition.id} edition={edition}>
      <Page
        kind={edition.draft.kind}
        preview={preview && { ofRevision: edition.revision, view: preview }}
      />
    </EditorProvider>
  );
}

type PageProps = {
  kind: ItemKind;
  preview: { ofRevision: number; view: PreviewView } | null;
};

/** The title in the editor, saved or not. */
function Page({ kind, preview }: PageProps) {
  const t = useTexts('editor', 'admin');
  const localPath = useLocalPath();
  const title = useItemTitle();
  const crumbs = [
    { label: t(kindTexts[kind].title), to: localPath(kindPages[kind].list) },
    { label: title },
  ];
  return (
    <AdminLayout title={title} crumbs={crumbs}>
      <EditorScreen
        preview={
          preview && {
            ofRevision: preview.ofRevision,
            page: <ItemPreview preview={preview.view} />,
          }
        }
      />
    </AdminLayout>
  );
}
