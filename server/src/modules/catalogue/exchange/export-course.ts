import { Readable } from 'node:stream';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { findItem } from '../editing/editing.repository.ts';
import { filesOf } from '../public/draft-card.ts';
import { writeCourse } from './write-course.ts';
import { zipStream } from './zip-stream.ts';

/**
 * The draft of a course as a ZIP that can be imported again. Files are streamed, never buffered.
 */
export async function exportCourse(
  deps: Pick<CatalogueDependencies, 'db' | 'media' | 'transact'>,
  act: ActionContext,
  id: ItemId,
): Promise<{ fileName: string; body: Readable } | null> {
  const item = await findItem(deps.db, id);
  if (item?.draft.kind !== 'course') return null;
  const { draft } = item;
  await deps.transact(async ({ audit }) =>
    audit({
      ...auditFieldsOf(act),
      action: 'catalogue.export',
      target: { kind: 'course', id },
      after: { revision: item.revision },
    }),
  );
  const stored = await deps.media.findFiles(deps.db, filesOf(draft));
  const ready = stored.filter(({ state }) => state === 'ready');
  // Two files may have the same name; the id keeps their paths distinct.
  const paths = new Map(
    ready.map((file) => [file.id, `files/${file.id.slice(0, 8)}-${plainName(file.name)}`]),
  );
  const saved = withoutMissing(draft, new Set(paths.keys()));
  const texts = writeCourse(saved, (file) => paths.get(file) ?? '');

  async function* entries() {
    for (const [path, text] of texts) {
      yield { path: `${draft.slug}/${path}`, body: Readable.from([Buffer.from(text)]) };
    }
    for (const [file, path] of paths) {
      const opened = await deps.media.open(deps.db, file);
      if (opened) yield { path: `${draft.slug}/${path}`, body: opened.body };
    }
  }
  return { fileName: `${draft.slug}.zip`, body: zipStream(entries()) };
}

/** A file that is still being checked, or was rejected, can't be exported. */
function withoutMissing<
  Draft extends { cover: FileId | null; modules: Module[] },
  Module extends { lessons: Lesson[] },
  Lesson extends { video: FileId | null; captions: FileId | null; file: FileId | null },
>(draft: Draft, present: ReadonlySet<FileId>): Draft {
  const saved = (file: FileId | null) => (file && present.has(file) ? file : null);
  return {
    ...draft,
    cover: saved(draft.cover),
    modules: draft.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        video: saved(lesson.video),
        captions: saved(lesson.captions),
        file: saved(lesson.file),
      })),
    })),
  };
}

function plainName(name: string): string {
  return name.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '') || 'file';
}
