import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { attacksOn, type HostileFile, page, payload, withName } from './hostile-file.ts';
import { createZip } from './zip.factory.ts';

const run = promisify(execFile);
const attempt = attacksOn('video', 'lesson.mp4');

const fileList = '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
const netList = '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/x.ts\n#EXT-X-ENDLIST\n';

/** Playlists that make a decoder open other files, and polyglot videos. */
export async function hostileVideos(): Promise<HostileFile[]> {
  const film = await createVideo('film.mp4', ['-c:v', 'libx264', '-movflags', '+faststart']);
  const described = await createVideo('film.mp4', [
    '-c:v',
    'libx264',
    '-metadata',
    `comment=${payload}`,
  ]);
  const sound = await createVideo('sound.mp4', ['-c:a', 'aac'], 'sine=d=1');
  const other = await createVideo('film.mkv', ['-c:v', 'libx264']);
  const web = await createVideo('film.webm', ['-c:v', 'libvpx']);
  return [
    attempt('page as film', page, 'wrongContent'),
    attempt(
      'drawing as film',
      `<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`,
      'wrongContent',
    ),
    attempt('list of a file of ours as film', fileList, 'wrongContent'),
    attempt('list of a foreign address as film', netList, 'wrongContent'),
    withName('lesson.m3u8', attempt('list under its own name', fileList, 'wrongContent')),
    attempt('chain of files of ours', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'wrongContent'),
    attempt(
      'chain of foreign addresses',
      "ffconcat version 1.0\nfile 'http://127.0.0.1:9/'\n",
      'wrongContent',
    ),
    withName(
      'a.avi',
      attempt(
        'description of foreign streams',
        'v=0\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n',
        'wrongContent',
      ),
    ),
    withName(
      'lesson.avi',
      attempt('list in the subtitles of a film', anAvi(`GAB2\0${fileList}`), 'wrongContent'),
    ),
    attempt(
      'list behind the head of a film',
      Buffer.concat([film.subarray(0, 32), Buffer.from(netList)]),
      'broken',
    ),
    attempt(
      'page behind the head of a film',
      Buffer.concat([film.subarray(0, 32), page]),
      'broken',
    ),
    attempt('program as film', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'wrongContent'),
    attempt(
      'program of another system as film',
      Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
      'wrongContent',
    ),
    attempt('document as film', '%PDF-1.7\n%%EOF\n', 'wrongContent'),
    attempt('sound without pictures', sound, 'wrongContent'),
    withName('lesson.webm', attempt('film of a kind we do not take', other, 'wrongContent')),
    attempt('film cut off', film.subarray(0, film.length * 0.5), 'broken'),
    withName(
      'lesson.webm',
      attempt('film of which only the head is there', web.subarray(0, 300), 'broken'),
    ),
    attempt('nothing', Buffer.alloc(1), 'wrongContent'),
    attempt('zeros', Buffer.alloc(4000), 'wrongContent'),
    attempt('film with a script in its description', described, null),
    attempt('film with a page behind it', Buffer.concat([film, page]), null),
    attempt(
      'film with an archive behind it',
      Buffer.concat([film, createZip([{ name: 'a', body: page, method: 0 }])]),
      null,
    ),
    attempt('film with a page in its waste', Buffer.concat([film, aBox('free', page)]), null),
    attempt(
      'film with a page as its own box',
      Buffer.concat([film, aBox('uuid', Buffer.concat([Buffer.alloc(16), page]))]),
      null,
    ),
  ];
}

/** Valid videos of a codec, resolution or length that we don't accept. */
export async function oversizedVideos(): Promise<HostileFile[]> {
  const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  const other = await createVideo('film.mkv', fast);
  const pictures = await createVideo('film.gif', []);
  const wide = await createVideo('film.mp4', fast, 'color=s=8192x8192:d=1:r=1');
  const long = await createVideo('film.mp4', fast, 'color=s=16x16:d=90000:r=0.001');
  return [
    attempt('film of a kind we do not take, by another name', other, 'wrongContent'),
    attempt('moving picture as film', pictures, 'wrongContent'),
    attempt('film of a colossal size', wide, 'tooLarge'),
    attempt('film of a day', long, 'tooLarge'),
  ];
}

/** A second of moving pictures. */
export async function createVideo(
  name: string,
  options: readonly string[],
  input = 'testsrc=s=64x48:d=1:r=10',
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const path = join(folder, name);
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', input, ...options, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function aBox(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body]);
}

function anAvi(body: string): Buffer {
  const text = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length + 12);
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('AVI LIST'), text]);
}
