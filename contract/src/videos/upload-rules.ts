/** What an administrator may choose as a video, by type or, where the system names none, by ending. */
export const videoTypes = [
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  'video/x-msvideo',
] as const;

export const videoEndings = ['.mp4', '.webm', '.ogv', '.mov', '.avi'] as const;
