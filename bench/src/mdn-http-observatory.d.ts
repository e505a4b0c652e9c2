/** The parts of Mozilla's package that are called directly; it has no types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: readonly ((requests: Requests) => { result: string; pass: boolean })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    jar: { setCookieSync(cookie: string, url: string): void };
    constructor(url: URL);
  }
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  import type { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js';

  type ObservedResponse = {
    status: number;
    headers: Record<string, string>;
    data: string;
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
  };
  type Redirect = { url: URL; status: number };

  export class Requests {
    resources: { path: string | null };
    responses: {
      auto: ObservedResponse | null;
      cors: ObservedResponse | null;
      http: ObservedResponse | null;
      https: ObservedResponse | null;
      httpRedirects: Redirect[];
      httpsRedirects: Redirect[];
    };
    session: Session | null;
    constructor(hostname: string);
  }
}
