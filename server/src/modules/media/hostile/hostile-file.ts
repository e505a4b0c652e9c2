import type { FilePurpose, RefusalReason } from '@danube/contract/media/media.schemas.ts';

/** Someone's attempt; nothing that it brings may ever be served. */
export type HostileFile = {
  readonly title: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly bytes: Buffer;
  /** Null if it is taken, because what is made of it has lost the sting. */
  readonly refusal: RefusalReason | null;
};

/** In every attempt that is taken; in nothing that is served. */
export const sting = '<script>alert("danube-sting")</script>';

export const page = Buffer.from(`<!doctype html><html><body>${sting}</body></html>\n`);

/** Records the attempts at one purpose. */
export function attemptsAt(purpose: FilePurpose, defaultName: string) {
  return (title: string, bytes: Buffer | string, refusal: RefusalReason | null): HostileFile => ({
    title,
    purpose,
    name: defaultName,
    bytes: Buffer.from(bytes),
    refusal,
  });
}

/** The same attempt under another name. */
export function called(name: string, file: HostileFile): HostileFile {
  return { ...file, name };
}
