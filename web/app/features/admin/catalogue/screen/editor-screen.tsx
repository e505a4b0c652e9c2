import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { itemPath } from '../../../shared/paths/item-path.ts';
import { DetailBar } from '../../kit/detail-bar.tsx';
import { LeaveGuard } from '../../kit/drafts/leave-guard.tsx';
import { SaveProblem, SaveState, saveStateOf } from '../../kit/drafts/save-state.tsx';
import { editorPath } from '../../kit/item-kinds.ts';
import { LessonsSection } from '../course/lessons-section.tsx';
import { DetailsForm } from '../editor/details-form.tsx';
import {
  type EditorLocation,
  type EditorSection,
  editorSections,
  readEditorLocation,
  sectionsOf,
} from '../editor/editor-location.ts';
import { ItemMenu } from '../editor/item-menu.tsx';
import { PreviewSection, type RenderedPreview } from '../editor/preview-section.tsx';
import { TextsSection } from '../editor/texts-section.tsx';
import { useEditor } from '../editor/use-editor.tsx';
import { useEditorNavigate, within } from '../editor/use-editor-link.ts';
import { filesUnderCheck, useFilesUnderCheck } from '../editor/use-files-under-check.ts';
import { HistorySection } from '../history/history-section.tsx';
import { SampleBadge, StateBadge } from '../item-badges.tsx';
import { TranslationsSection } from '../translation/translations-section.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The editor of one item of any kind; must be inside an EditorProvider. */
export function EditorScreen({ preview }: { preview: RenderedPreview | null }) {
  const { view, edition, autosave } = useEditor();
  const ownPath = editorPath(edition.draft.kind, edition.draft.slug);
  return (
    <>
      <LeaveGuard queue={view.queue} saveAll={autosave.saveAll} ownPath={ownPath} />
      <FollowChecks />
      <SyncSlugToUrl />
      <div className="grid min-w-0 gap-6">
        <Bar />
        <SaveProblem
          state={saveStateOf(view.queue)}
          failure={view.failure}
          updatedBy={edition.updatedBy}
          autosave={autosave}
        />
        <EditorTabs preview={preview} />
      </div>
    </>
  );
}

/** State, saving and publishing. */
function Bar() {
  const t = useTexts('editor');
  const format = useFormat();
  const { edition, view } = useEditor();
  const { scheduledFor, publishedAt } = edition;
  return (
    <DetailBar
      isSticky
      state={
        <>
          <StateBadge state={edition.state} />
          {edition.isSample ? <SampleBadge /> : null}
          <p className="type-small max-sm:hidden" suppressHydrationWarning>
            {scheduledFor
              ? t('editor.publish.scheduledFor', { at: format.date(scheduledFor, 'moment') })
              : publishedAt &&
                edition.state !== 'withdrawn' &&
                t('editor.publish.publishedAt', { at: format.date(publishedAt, 'moment') })}
          </p>
        </>
      }
    >
      <FilesBeingChecked />
      <SaveState state={saveStateOf(view.queue)} />
      <PublicPageLink />
      <PublishDialog />
      <ItemMenu />
    </DetailBar>
  );
}

/** What readers see now; the draft may have moved on. */
function PublicPageLink() {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const { edition } = useEditor();
  if (edition.state !== 'published' && edition.state !== 'changed') return null;
  return (
    <IconButton asChild label={t('editor.item.open')}>
      <Link to={localPath(itemPath(edition.draft))}>
        <ExternalLink aria-hidden="true" className="stroke-[1.6]" />
      </Link>
    </IconButton>
  );
}

/** "Saved" alone would be misleading while a file is still being checked. */
function FilesBeingChecked() {
  const t = useTexts('editor');
  const format = useFormat();
  const count = filesUnderCheck(useEditor()).length;
  if (count === 0) return null;
  return (
    <p className="type-small">
      {t('editor.save.checking', { count, shown: format.number(count) })}
    </p>
  );
}

function EditorTabs({ preview }: { preview: RenderedPreview | null }) {
  const t = useTexts('editor');
  const { draft } = useEditor();
  const goTo = useEditorNavigate();
  const [parameters] = useSearchParams();
  const place = readEditorLocation(parameters, draft.kind);
  // A tab is selected on click, not once its page has loaded: the focus would lag behind.
  const { location: coming } = useNavigation();
  const chosen = coming
    ? readEditorLocation(new URLSearchParams(coming.search), draft.kind)
    : place;
  return (
    <Tabs
      label={t('editor.parts.label')}
      value={chosen.part}
      onValueChange={(value) => {
        const part = editorSections.find((each) => each === value);
        if (part) goTo({ part });
      }}
      tabs={sectionsOf(draft.kind).map((part) => ({
        id: part,
        label: t(`editor.parts.${part}`),
        panel: part === place.part ? <ActiveSection place={place} preview={preview} /> : null,
      }))}
    />
  );
}

type ActiveSectionProps = { place: EditorLocation; preview: RenderedPreview | null };

function ActiveSection({ place, preview }: ActiveSectionProps): ReactNode {
  const { draft } = useEditor();
  const drawn = {
    texts: () => <TextsSection />,
    facts: () => <DetailsForm />,
    lessons: () =>
      draft.kind === 'course' ? <LessonsSection draft={draft} lessonId={place.unit} /> : null,
    translations: () => <TranslationsSection place={place} />,
    preview: () => <PreviewSection place={place} preview={preview} />,
    history: () => <HistorySection />,
  } satisfies Record<EditorSection, () => ReactNode>;
  return drawn[place.part]();
}

/** Polls file checks, whichever part of the editor is open. */
function FollowChecks() {
  useFilesUnderCheck(useEditor());
  return null;
}

/** Follows a saved slug in the URL, so that a reload finds the item. */
function SyncSlugToUrl() {
  const { edition } = useEditor();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { kind, slug } = edition.draft;
  const path = editorPath(kind, slug);
  const isBehind = !pathname.replace(/\/$/, '').endsWith(`/${slug}`);
  useEffect(() => {
    if (!isBehind) return;
    const address = `${path}${search}${hash}`;
    void navigate(address, {
      ...within,
      replace: true,
    });
  }, [isBehind, path, search, hash, navigate]);
  return null;
}
