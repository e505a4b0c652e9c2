import { ffmpegPart } from './ffmpeg.ts';
import { mailPart } from './mail.ts';
import { openidPart } from './openid-provider.ts';
import type { Part } from './part.ts';
import { postgresPart } from './postgres.ts';
import { redisPart } from './redis.ts';
import { s3Part } from './s3.ts';
import { stripePart } from './stripe-part.ts';
import { viesPart } from './vies-part.ts';

export const allParts: readonly Part[] = [
  postgresPart,
  redisPart,
  s3Part,
  mailPart,
  openidPart,
  stripePart,
  viesPart,
  ffmpegPart,
];
