export interface Outage {
  /**
   * `refuse` responds with the status and does nothing, `hang` never responds, `cut` executes the
   * call and breaks the connection before the response.
   */
  kind: 'refuse' | 'hang' | 'cut';
  status: number;
  /** For how many calls. */
  times: number;
  /** Path prefix it applies to; empty for all. */
  path: string;
}

/** Failures that the API simulates on request. */
export class Outages {
  #planned: Outage[] = [];

  plan(outage: Outage): void {
    this.#planned.push({ ...outage });
  }

  end(): void {
    this.#planned = [];
  }

  next(path: string): Outage | undefined {
    const outage = this.#planned.find((one) => path.startsWith(one.path));
    if (outage === undefined) return undefined;
    outage.times -= 1;
    if (outage.times <= 0) this.#planned = this.#planned.filter((one) => one !== outage);
    return outage;
  }
}
