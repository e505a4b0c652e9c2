/**
 * An expected refusal. Its code is declared in the contract beside the procedure; the words
 * for it live in the web's catalogues.
 */
export class DomainError<Data = unknown> extends Error {
  readonly code: string;
  readonly data: Data | undefined;

  constructor(code: string, data?: Data) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.data = data;
  }
}
