import { roomOpensMinutes } from '@danube/contract/events/event-limits.ts';
import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { Temporal } from 'temporal-polyfill';
import { DomainError } from '../../../platform/domain-error.ts';
import type { NamedVideo } from '../../videos/videos.api.ts';
import { toAcademyTime } from '../academy-clock.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { toOccurrence } from '../events.mapper.ts';
import { findSeriesBySlug } from '../events.repository.ts';
import { countMaterials } from '../materials/materials.repository.ts';
import {
  findOccurrenceOn,
  findOccurrencesIn,
  isCancelled,
  nameOf,
  type PlannedOccurrence,
} from '../occurrences.ts';
import { isFull } from '../registration/free-places.ts';
import { countPlaces } from '../registration/registrations.repository.ts';
import type { OccurrenceSlug } from '../registration/require-occurrence.ts';

const maxNextDates = 4;
const nextDatesWithinDays = 92;

type PageDependencies = Pick<EventsDependencies, 'db' | 'clock' | 'catalogue' | 'videos'>;

export type FoundPage = { readonly page: OccurrencePage; readonly freshUntil: Date | null };

/** The public page of an occurrence, and how long it stays valid. */
export async function findPage(
  deps: PageDependencies,
  { slug, date, language }: OccurrenceSlug & { language: LanguageCode },
): Promise<FoundPage> {
  const series = await findSeriesBySlug(deps.db, slug);
  const occurrence = findOccurrenceOn(series, date);
  if (!occurrence) throw new DomainError('OCCURRENCE_NOT_FOUND');
  const { event, end } = occurrence;
  const from = latest(toAcademyTime(deps.clock.now()), end);
  const next = findOccurrencesIn(series, { from, to: from.add({ days: nextDatesWithinDays }) })
    .filter((one) => one.date !== date)
    .slice(0, maxNextDates);
  const film = await findReplay(deps, occurrence, language);
  const page: OccurrencePage = {
    ...toOccurrence(occurrence),
    endsAt: new Date(end.epochMilliseconds),
    isCancelled: isCancelled(occurrence),
    takesRegistrations: !event.isAllDay,
    opensAt: computeRoomOpening(occurrence),
    capacity: event.capacity,
    isFull: isFull(occurrence, await countPlaces(deps.db, nameOf(occurrence)), deps.clock.now()),
    item: await findItem(deps, occurrence, language),
    replay: film?.isPublic ? { slug: film.slug, title: film.title } : null,
    hasMaterials: (await countMaterials(deps.db, nameOf(occurrence))) > 0,
    next: next.map((one) => ({
      date: one.date,
      startsAt: new Date(one.start.epochMilliseconds),
    })),
  };
  const published = film?.publishedAt ? [film.publishedAt] : [];
  const changesAt = [
    computeRoomOpening(occurrence),
    page.startsAt,
    page.endsAt,
    ...published,
    ...endsOf(next),
  ]
    .filter((moment) => moment > deps.clock.now())
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { page, freshUntil: changesAt[0] ?? null };
}

/** From when on the join link admits people to the room. */
export function computeRoomOpening({ start }: PlannedOccurrence): Date {
  return new Date(start.subtract({ minutes: roomOpensMinutes }).epochMilliseconds);
}

async function findItem(
  { db, catalogue }: PageDependencies,
  { event }: PlannedOccurrence,
  language: LanguageCode,
): Promise<OccurrencePage['item']> {
  if (event.itemId === null) return null;
  const [offered] = await catalogue.findItems(db, [event.itemId]);
  if (!offered?.isPublic) return null;
  const [named] = await catalogue.nameItems(db, [event.itemId], language);
  return named ? { kind: named.kind, slug: named.slug, title: named.title } : null;
}

async function findReplay(
  { db, videos }: PageDependencies,
  { own }: PlannedOccurrence,
  language: LanguageCode,
): Promise<NamedVideo | null> {
  if (!own?.recordingId) return null;
  const [film] = await videos.findVideos(db, [own.recordingId], language);
  return film ?? null;
}

function endsOf(occurrences: readonly PlannedOccurrence[]): Date[] {
  return occurrences.map(({ end }) => new Date(end.epochMilliseconds));
}

function latest(a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return Temporal.ZonedDateTime.compare(a, b) > 0 ? a : b;
}
