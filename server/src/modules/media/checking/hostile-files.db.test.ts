import { afterAll, beforeEach, expect, test } from 'vitest';
import { hostileArchives } from '../hostile/hostile-archives.factory.ts';
import { hostileDocuments } from '../hostile/hostile-documents.factory.ts';
import { sting } from '../hostile/hostile-file.ts';
import { hostileLists } from '../hostile/hostile-lists.factory.ts';
import { hostilePictures } from '../hostile/hostile-pictures.factory.ts';
import { hostileTexts } from '../hostile/hostile-texts.factory.ts';
import { hostileVideos, oversizedVideos } from '../hostile/hostile-videos.factory.ts';
import { openMedia } from '../media.factory.ts';

const corpus = [
  ...hostileArchives(),
  ...hostileTexts(),
  ...(await hostilePictures()),
  ...(await hostileDocuments()),
  ...hostileLists(),
  ...(await hostileVideos()),
  ...(await oversizedVideos()),
];

const media = await openMedia('2026-11-16T10:20:00Z');
const { admin, memory } = media;

afterAll(() => media.database.close());
beforeEach(() => media.empty());

const served: Record<string, string> = {
  video: 'video/mp4',
  picture: 'image/webp',
  captions: 'text/vtt; charset=utf-8',
};

test.each(corpus)('$purpose: $title', async (hostile) => {
  const { purpose, name, bytes, refusal } = hostile;
  const fileId = await media.upload(bytes, { purpose, name });
  await media.runJobs();
  const file = await admin.read({ fileId });
  expect(file).toMatchObject({ refusal, state: refusal === null ? 'ready' : 'refused' });
  if (refusal !== null) {
    expect(memory.keys()).toEqual([]);
    await expect(admin.link({ fileId })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await media.media.api.link(media.db, fileId)).toBeNull();
    return;
  }
  expect(bytes.includes(sting)).toBe(true);
  expect(file.contentType).toBe(served[purpose]);
  for (const key of memory.keys()) {
    expect(key).toMatch(/^(files|pictures)\//);
    expect(memory.contentType(key)).toBe(served[purpose]);
    expect(memory.bytes(key).includes('danube-sting">')).toBe(false);
    expect(memory.bytes(key).includes('<script')).toBe(false);
    expect(memory.bytes(key).includes('danube-sting") </')).toBe(false);
  }
  const { url } = await admin.link({ fileId });
  expect(url).toMatch(new RegExp(`^memory:files/${fileId}[?].*contentType=`));
});

test('the corpus is as large as it should be', () => {
  expect(corpus.length).toBeGreaterThan(100);
  expect(corpus.filter(({ purpose }) => purpose === 'video').length).toBeGreaterThanOrEqual(40);
  expect(new Set(corpus.map(({ title }) => title)).size).toBe(corpus.length);
});
