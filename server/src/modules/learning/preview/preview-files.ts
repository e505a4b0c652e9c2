import type { Readable } from 'node:stream';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { type PreviewedLesson, requirePreviewedLesson } from './require-previewed-lesson.ts';

/** The files of a lesson in either version; null if it has none. Throws if there is no lesson. */
export type PreviewFiles = {
  linkVideo(lesson: PreviewedLesson): Promise<{ url: string } | null>;
  linkFile(lesson: PreviewedLesson): Promise<{ url: string } | null>;
  openCaptions(lesson: PreviewedLesson): Promise<{ body: Readable } | null>;
  describeCaptions(lesson: PreviewedLesson): Promise<{ contentLength: number } | null>;
};

export function createPreviewFiles(deps: LearningDependencies): PreviewFiles {
  const { db, media } = deps;
  const find = async (input: PreviewedLesson) => (await requirePreviewedLesson(deps, input)).lesson;
  return {
    async linkVideo(input) {
      const { video } = await find(input);
      return video && media.linkForPlayback(db, video);
    },
    async linkFile(input) {
      const { kind, file } = await find(input);
      return kind === 'file' && file ? media.link(db, file) : null;
    },
    async openCaptions(input) {
      const { captions } = await find(input);
      return captions && media.open(db, captions);
    },
    async describeCaptions(input) {
      const { captions } = await find(input);
      const [file] = captions ? await media.findFiles(db, [captions]) : [];
      return file?.state === 'ready' ? { contentLength: file.bytes } : null;
    },
  };
}
