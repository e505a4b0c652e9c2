/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    method: string;
    body?: string;
    connections: number;
    /** Seconds to run, unless `amount` is set. */
    duration?: number;
    amount?: number;
    setupClient(client: { setHeaders(headers: Record<string, string>): void }): void;
  };

  type Result = {
    duration: number;
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  };

  export default function autocannon(options: Options): Promise<Result>;
}
