import { attacksOn, type HostileFile, page, payload, withName } from './hostile-file.ts';
import { createVideo } from './hostile-videos.factory.ts';

const attempt = attacksOn('audio', 'track.m4a');

/** Playlists, pages and videos disguised as audio, and audio with embedded text. */
export async function hostileAudio(): Promise<HostileFile[]> {
  const tone = 'sine=d=1';
  const described = await createVideo(
    'a.m4a',
    ['-c:a', 'aac', '-metadata', `comment=${payload}`],
    tone,
  );
  const sound = await createVideo('a.mp3', ['-c:a', 'libmp3lame'], tone);
  const film = await createVideo('film.mp4', ['-c:v', 'libx264']);
  const list = '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
  return [
    attempt('page as sound', page, 'wrongContent'),
    attempt('list of a file of ours as sound', list, 'wrongContent'),
    withName('track.m3u8', attempt('list of sounds under its own name', list, 'wrongContent')),
    attempt('film as sound', film, 'wrongContent'),
    attempt('sound with a page in its description', described, null),
    withName(
      'track.mp3',
      attempt('sound with a page behind it', Buffer.concat([sound, page]), null),
    ),
  ];
}
