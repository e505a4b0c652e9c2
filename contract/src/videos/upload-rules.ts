/** The accepted video types, by MIME type or, if the system reports none, by extension. */
export const videoTypes = [
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  'video/x-msvideo',
] as const;

export const videoExtensions = ['.mp4', '.webm', '.ogv', '.mov', '.avi'] as const;
