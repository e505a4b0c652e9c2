export interface Outage {
  /**
   * `refuse` answers with the status and does nothing, `hang` never answers, `cut` does what was
   * asked and breaks the connection before the answer.
   */
  kind: 'refuse' | 'hang' | 'cut';
  status: number;
  /** How many calls it lasts. */
  times: number;
  /** Beginning of the paths it is about; all without one. */
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
