import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { multiLineText, singleLineText } from '../text.ts';

export const videoIdSchema = z.uuid().brand('VideoId');

export type VideoId = z.infer<typeof videoIdSchema>;

/** ITV's shows and topics are entries of the settings, named by slug. */
export type Show = z.infer<typeof slugSchema>;
export type Topic = z.infer<typeof slugSchema>;

/**
 * `waiting`: the file is being checked or is queued. `preparing`: renditions are being made.
 * `ready`: it can be watched. `failed`: the file was rejected or couldn't be prepared.
 */
export const videoStates = ['waiting', 'preparing', 'ready', 'failed'] as const;

export type VideoState = (typeof videoStates)[number];

/** A day of the academy's calendar. */
export const academyDaySchema = z.iso.date();

/** In seconds from the start. */
const secondSchema = z.number().int().min(0).max(86_400);

export const chapterSchema = z.object({ at: secondSchema, title: singleLineText(120).min(1) });

export type Chapter = z.infer<typeof chapterSchema>;

/** The texts in one language. */
const textsSchema = z.object({
  title: singleLineText(140).min(1),
  description: multiLineText(2_000),
  chapters: z.array(chapterSchema).max(40),
});

export type VideoTexts = z.infer<typeof textsSchema>;

/** What lists show of a video. */
export const videoCardSchema = z.object({
  id: videoIdSchema,
  slug: slugSchema,
  title: z.string(),
  language: languageSchema,
  availableIn: z.array(languageSchema),
  show: slugSchema,
  topics: z.array(slugSchema),
  seconds: secondSchema,
  publishedAt: z.date(),
});

export type VideoCard = z.infer<typeof videoCardSchema>;

const captionsSchema = z.object({ language: languageSchema, url: z.string() });

/** What a player needs. The full video requires a session. */
export const playableSchema = z.object({
  id: videoIdSchema,
  title: z.string(),
  seconds: secondSchema,
  full: z.string(),
  /** The full video as one file, for browsers without HLS support. */
  fallback: z.string(),
  preview: z.string(),
  poster: z.string(),
  /** Thumbnails along the timeline, as WebVTT. */
  thumbnails: z.string(),
  captions: z.array(captionsSchema),
  chapters: z.array(chapterSchema),
  /** False if it is silent, so the player shows no volume control. */
  hasSound: z.boolean(),
  /** Languages of the audio tracks, the default first. */
  audio: z.array(languageSchema),
});

export type Playable = z.infer<typeof playableSchema>;

const transcriptLineSchema = z.object({ at: z.number(), text: z.string() });

export const videoPageSchema = videoCardSchema.extend({
  description: z.string(),
  playable: playableSchema,
  /** The transcript, in an available language. */
  transcript: z
    .object({ language: languageSchema, lines: z.array(transcriptLineSchema) })
    .nullable(),
  related: z.array(videoCardSchema),
});

export type VideoPage = z.infer<typeof videoPageSchema>;

/** The landing page's video. */
export const quickieSchema = z.object({
  description: z.string(),
  slug: slugSchema,
  language: languageSchema,
  /** Null if it is the latest one instead of today's. */
  day: academyDaySchema.nullable(),
  playable: playableSchema,
});

export type Quickie = z.infer<typeof quickieSchema>;

/** Where a member stopped. */
export const positionSchema = z.object({
  video: videoCardSchema,
  /** In seconds. */
  position: z.number().min(0),
  watchedAt: z.date(),
});

/** What an administrator enters about a video. */
export const videoDraftSchema = z.object({
  slug: slugSchema.optional(),
  language: languageSchema,
  words: z.partialRecord(languageSchema, textsSchema),
  show: slugSchema,
  topics: z.array(slugSchema).max(6),
  /** When it is listed in ITV; null if it isn't. */
  publishedAt: z.date().nullable(),
});

export type VideoDraft = z.infer<typeof videoDraftSchema>;

/** When the landing page shows a video. */
export const schedulingSchema = z.object({
  /** The day it is shown; null for days without their own. */
  scheduledDate: academyDaySchema.nullable(),
  isActive: z.boolean(),
});

export type Scheduling = z.infer<typeof schedulingSchema>;

/** `waiting`: being prepared. `failed`: upload another file. */
export const audioStates = ['waiting', 'ready', 'failed'] as const;

export const audioTrackSchema = z.object({
  language: languageSchema,
  state: z.enum(audioStates),
});

export type AudioTrack = z.infer<typeof audioTrackSchema>;

export const managedVideoSchema = z.object({
  id: videoIdSchema,
  slug: slugSchema,
  fileId: fileIdSchema,
  fileName: z.string(),
  language: languageSchema,
  words: z.partialRecord(languageSchema, textsSchema),
  show: slugSchema,
  topics: z.array(slugSchema),
  publishedAt: z.date().nullable(),
  state: z.enum(videoStates),
  /** Progress of the preparation, in percent. */
  progress: z.number().int().min(0).max(100),
  failure: z.string().nullable(),
  seconds: secondSchema.nullable(),
  bytes: z.number().int().nullable(),
  captions: z.array(languageSchema),
  /** Uploaded tracks, without the video's original sound. */
  audio: z.array(audioTrackSchema),
  quickie: schedulingSchema.nullable(),
  createdAt: z.date(),
});

export type ManagedVideo = z.infer<typeof managedVideoSchema>;

export const viewingDaySchema = z.object({
  day: academyDaySchema,
  previews: z.number().int(),
  plays: z.number().int(),
  minutes: z.number(),
});
