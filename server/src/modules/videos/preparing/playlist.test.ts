import { expect, it } from 'vitest';
import { renderMasterPlaylist, validatePlaylist } from './playlist.ts';

const playlist = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-TARGETDURATION:4',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  '#EXT-X-MAP:URI="init.mp4"',
  '#EXTINF:4.000000,',
  '00000.m4s',
  '#EXTINF:2.500000,',
  '00001.m4s',
  '#EXT-X-ENDLIST',
  '',
].join('\n');
const present = ['00000.m4s', '00001.m4s', 'init.mp4'];

it('adds up what the encoder wrote', () => {
  expect(validatePlaylist(playlist, present).seconds).toBe(6.5);
});

it.each([
  ['a segment that is not there', playlist, ['00000.m4s', 'init.mp4']],
  ['a file that it does not name', playlist, [...present, '00002.m4s']],
  ['another host', playlist.replace('00001.m4s', 'https://elsewhere.example/1.m4s'), present],
  ['another folder', playlist.replace('00001.m4s', '../secret.m4s'), present],
  ['no end', playlist.replace('#EXT-X-ENDLIST', ''), present],
  ['a segment without a length', playlist.replace('2.500000', '0'), present],
])('refuses a playlist with %s', (_, text, files) => {
  expect(() => validatePlaylist(text, files)).toThrow('does not name its segments');
});

const codecs = 'avc1.640028';
const renditions = [
  { address: 'full/1080p/index.m3u8', width: 1920, height: 1080, bandwidth: 4_000_000, codecs },
  { address: 'full/480p/index.m3u8', width: 854, height: 480, bandwidth: 800_000, codecs },
];

it('lists the renditions from the lightest to the heaviest', () => {
  const full = { tracks: [], folder: 'full' } as const;
  const master = renderMasterPlaylist(renditions, full);
  expect(master.match(/full\/\w+/g)).toEqual(['full/480p', 'full/1080p']);
  expect(master).toContain(`BANDWIDTH=800000,RESOLUTION=854x480,CODECS="${codecs}"\n`);
});

it('puts audio tracks beside the renditions, and the first of them is the one that plays', () => {
  const tracks = [
    { language: 'en', bandwidth: 96_000 },
    { language: 'de', bandwidth: 110_000 },
  ] as const;
  const master = renderMasterPlaylist(renditions, { tracks, folder: 'preview' });
  const media = master.split('\n').filter((line) => line.startsWith('#EXT-X-MEDIA'));
  expect(media).toEqual([
    expect.stringContaining('LANGUAGE="en",NAME="English",DEFAULT=YES'),
    expect.stringContaining('LANGUAGE="de",NAME="Deutsch",DEFAULT=NO'),
  ]);
  expect(media[1]).toContain('URI="preview/audio/de/index.m3u8"');
  // A rendition's bandwidth includes the largest track.
  expect(master).toContain(
    `BANDWIDTH=910000,RESOLUTION=854x480,CODECS="${codecs},mp4a.40.2",AUDIO="sound"\n`,
  );
});
