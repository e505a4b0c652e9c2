import { attacksOn, type HostileFile, withName } from './hostile-file.ts';

const attempt = attacksOn('video', 'lesson.mp4');

const ours = 'file:///etc/passwd';
const foreign = 'http://127.0.0.1:9/x.ts';

function listOf(...entries: readonly string[]): string {
  return ['#EXTM3U', ...entries, '#EXT-X-ENDLIST', ''].join('\n');
}

function hlsSegment(address: string): string {
  return `#EXTINF:1,\n${address}`;
}

const lists: Readonly<Record<string, string>> = {
  'list with a mark before it': `\uFEFF${listOf(hlsSegment(ours))}`,
  'list behind empty lines': `\n\n${listOf(hlsSegment(ours))}`,
  'list whose key is a file of ours': listOf(
    `#EXT-X-KEY:METHOD=AES-128,URI="${ours}"`,
    hlsSegment(foreign),
  ),
  'list whose head is a file of ours': listOf(`#EXT-X-MAP:URI="${ours}"`, hlsSegment(foreign)),
  'list of lists': listOf('#EXT-X-STREAM-INF:BANDWIDTH=1', 'http://127.0.0.1:9/a.m3u8'),
  'list of files joined': listOf(hlsSegment('concat:/etc/passwd|/etc/hosts')),
  'list of a part of a file': listOf(hlsSegment('subfile,,start,0,end,100,,:/etc/passwd')),
  'list of what it carries itself': listOf(hlsSegment('data:video/mp4;base64,AAAAIGZ0eXA=')),
  'list of a file behind a cipher': listOf(hlsSegment('crypto:/etc/passwd')),
  'list of a connection': listOf(hlsSegment('tcp://127.0.0.1:9')),
  'list of a device': listOf(hlsSegment('/dev/zero')),
  'list of what lies beside it': listOf(hlsSegment('../../../../etc/passwd')),
  'manifest of files of ours':
    '<?xml version="1.0"?><MPD type="static"><Period><BaseURL>file:///etc/</BaseURL></Period></MPD>',
  'presentation of files of ours': `<smil><body><video src="${ours}"/></body></smil>`,
  'list of an older player': `[playlist]\nFile1=${ours}\nNumberOfEntries=1\nVersion=2\n`,
  'list of a stream': `<asx version="3.0"><entry><ref href="${foreign}"/></entry></asx>`,
};

/** Texts that some decoders accept as a video, and that name other files to open. */
export function hostileLists(): HostileFile[] {
  const asFilms = Object.entries(lists).map(([title, text]) =>
    attempt(title, text, 'wrongContent'),
  );
  const [first] = asFilms;
  return first
    ? [...asFilms, withName('lesson.mov', { ...first, title: 'list under the name of a film' })]
    : asFilms;
}
