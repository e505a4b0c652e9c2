import { findVideos } from '../video-gate.ts';
import { callProcedure, sendRequest, type TimedResponse } from '../visitor.ts';
import {
  type Act,
  isSuccess,
  requireSuccess,
  resultOf,
  type Scene,
  type Seen,
  seenAs,
} from './act.ts';
import { maxActMs } from './judge.ts';

/** Shorter than any player or browser waits. */
const storageTimeoutMs = 5_000;
const course = 'fast-track';

export const studyLesson: Act = {
  name: 'Open a lesson and save progress',
  async prepare(scene) {
    const { stage, web } = scene;
    const { id, cookie } = await scene.newMember();
    const lesson = await findOpenLesson(scene);
    const marks = {
      round: 0,
      watched: [],
      isRead: true,
      place: { second: 0, scroll: 1, at: new Date().toISOString() },
    };
    return {
      async play() {
        const opened = await callProcedure(web.url, 'learning/lesson', {
          cookie,
          input: { course, lesson: lesson.slug, language: 'en' },
        });
        if (!isSuccess(opened)) return seenAs(opened);
        const { round } = resultOf<{ round: number }>(opened);
        const input = { lessons: [{ lesson: lesson.id, marks: { ...marks, round } }] };
        return seenAs(await callProcedureWithDates(web.url, { cookie, input }));
      },
      async findDamage() {
        const rows = await stage.query<{ is_read: boolean }>(
          'select is_read from lesson_marks where user_id = $1',
          [id],
        );
        return rows.length === 1 && rows[0]?.is_read ? [] : ['progress that was not saved'];
      },
    };
  },
};

/** As a player does: the lists, the poster, and a piece of the film from the storage. */
export const watchFilm: Act = {
  name: 'Watch a film',
  async prepare(scene) {
    const { cookie } = await scene.newMember();
    const [film] = await findVideos(scene.stage);
    const size = film?.renditions.find(({ name }) => name !== 'preview');
    const piece = size?.objects.find(({ name }) => name.endsWith('.m4s'));
    if (!film || !size || !piece) throw new Error('a film is needed');
    const at = `${scene.web.url}/media/videos/${film.id}`;
    const get = (path: string) => sendRequest(`${at}/${path}`, { headers: { cookie } });
    return {
      async play() {
        const poster = fetchHead(`${at}/poster.jpg`, cookie);
        for (const list of ['full.m3u8', `full/${size.name}/index.m3u8`]) {
          const answer = await get(list);
          if (!isSuccess(answer)) return seenAs(answer);
        }
        const segment = await get(`full/${size.name}/${piece.name}`);
        if (segment.status !== 302) return seenAs(segment);
        const shown = await poster;
        if (!isSuccess(shown)) return seenAs(shown);
        return { answer: segment, outcome: await fetchDirectly(segment.headers.get('location')) };
      },
    };
  },
};

export const downloadFile: Act = {
  name: 'Download a file',
  async prepare(scene) {
    const { cookie } = await scene.newMember();
    const [input] = await scene.stage.query<{ item: string; file: string }>(
      `select id as item, published -> 'files' ->> 0 as file from catalogue_items
       where kind = 'fact-sheet' and is_public and price = 0
         and jsonb_array_length(published -> 'files') > 0
       order by id limit 1`,
    );
    return {
      async play() {
        const answer = await callProcedure(scene.web.url, 'downloads/request', { cookie, input });
        if (!isSuccess(answer)) return seenAs(answer);
        return { answer, outcome: await fetchDirectly(resultOf<{ url: string }>(answer).url) };
      },
    };
  },
};

/** Pictures come through the product; this one is shown as soon as its first bytes are there. */
async function fetchHead(url: string, cookie: string): Promise<TimedResponse> {
  const requestedAt = performance.now();
  const path = new URL(url).pathname;
  const made = (status: number, headers: Headers, body: string): TimedResponse => {
    return {
      path,
      status,
      headers,
      body,
      requestedAt,
      milliseconds: performance.now() - requestedAt,
    };
  };
  try {
    const response = await fetch(url, {
      headers: { cookie },
      signal: AbortSignal.timeout(maxActMs),
    });
    if (!response.ok) return made(response.status, response.headers, await response.text());
    await response.body?.cancel();
    return made(response.status, response.headers, '');
  } catch (error) {
    return made(0, new Headers(), String(error));
  }
}

/** The product gives browsers links; it isn't between them and the storage. */
async function fetchDirectly(link: string | null): Promise<Seen['outcome']> {
  if (link === null) return 'failed';
  try {
    const answer = await fetch(link, { signal: AbortSignal.timeout(storageTimeoutMs) });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return answer.status === 200 && bytes > 0 ? 'done' : 'failed';
  } catch {
    return 'direct';
  }
}

async function findOpenLesson({ web }: Scene): Promise<{ id: string; slug: string }> {
  const answer = requireSuccess(
    await callProcedure(web.url, 'learning/course', { input: { course, language: 'en' } }),
  );
  const { modules } = resultOf<{
    modules: { lessons: { id: string; slug: string; isOpen: boolean }[] }[];
  }>(answer);
  const open = modules.flatMap(({ lessons }) => lessons).find(({ isOpen }) => isOpen);
  if (!open) throw new Error('a free lesson is needed');
  return open;
}

/** Dates are marked in the request, as the website's client does it. */
function callProcedureWithDates(
  copyUrl: string,
  { cookie, input }: { cookie: string; input: unknown },
) {
  return sendRequest(`${copyUrl}/api/rpc/learning/keepMarks`, {
    method: 'POST',
    headers: { origin: 'http://localhost', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ json: input, meta: [[1, 'lessons', 0, 'marks', 'place', 'at']] }),
  });
}
