import type { LanguageCode } from '@danube/contract/locale.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { Cue } from './cue.ts';
import { findAllCues } from './library/captions.repository.ts';
import { replaceTexts, type VideoText } from './texts.repository.ts';
import { languagesOf, resolveTexts } from './video-texts.ts';
import { findVideo, type VideoRow } from './videos.repository.ts';

/** PostgreSQL's tsvector is limited to a megabyte; this is far below it in every alphabet. */
const maxBodyLength = 200_000;

/** Updates the search index; call it after every change of texts or captions. */
export async function indexTexts(tx: Tx, id: VideoId): Promise<void> {
  const video = await findVideo(tx, id);
  if (!video) return;
  const captions = new Map(
    (await findAllCues(tx, id)).map(({ language, cues }) => [language, cues]),
  );
  const languages = new Set([...languagesOf(video), ...captions.keys()]);
  const texts = [...languages].map((language) => textIn(video, language, captions.get(language)));
  await replaceTexts(tx, id, texts);
}

/** Captions may exist before the title is translated: then the shown title is used. */
function textIn(video: VideoRow, language: LanguageCode, cues: readonly Cue[] = []): VideoText {
  const own = video.words[language];
  const chapters = own?.chapters.map(({ title }) => title).join(' · ') ?? '';
  const transcript = cues.map(({ text }) => text).join(' ');
  const summary = [own?.description ?? '', chapters].join('\n').trim();
  return {
    language,
    title: resolveTexts(video, language).title,
    summary,
    body: [summary, transcript].filter(Boolean).join('\n').slice(0, maxBodyLength),
  };
}
