import type { FilePurpose } from '@danube/contract/media/media.schemas.ts';

/** What a purpose is sent as, and what it is served as. */
const endings: Record<FilePurpose, { sent: RegExp; served: string | null }> = {
  video: { sent: /\.(mp4|m4v|webm|ogv|ogg|mov|avi)$/i, served: '.mp4' },
  audio: { sent: /\.(m4a|mp3|wav|flac|ogg|oga|aac)$/i, served: '.m4a' },
  captions: { sent: /\.vtt$/i, served: '.vtt' },
  picture: { sent: /\.(png|jpe?g|webp|avif)$/i, served: '.webp' },
  document: { sent: /\.pdf$/i, served: '.pdf' },
  source: { sent: /\.(pine|mq4|mq5)$/i, served: null },
  course: { sent: /\.zip$/i, served: '.zip' },
};

/** The name under which what we made is saved: its ending says what it is. */
export function servedName(name: string, purpose: FilePurpose): string {
  const { sent, served } = endings[purpose];
  return served === null ? name : `${name.replace(sent, '')}${served}`;
}
