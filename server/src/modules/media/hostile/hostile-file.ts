import type { FilePurpose, RejectionReason } from '@danube/contract/media/media.schemas.ts';

/** An attack; nothing of its payload may ever be served. */
export type HostileFile = {
  readonly title: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly bytes: Buffer;
  /** Null if it is accepted, because converting it removes the payload. */
  readonly refusal: RejectionReason | null;
};

/** Part of every accepted attack; must not be in anything served. */
export const payload = '<script>alert("danube-sting")</script>';

export const page = Buffer.from(`<!doctype html><html><body>${payload}</body></html>\n`);

/** Collects the attacks on one purpose. */
export function attacksOn(purpose: FilePurpose, defaultName: string) {
  return (title: string, bytes: Buffer | string, refusal: RejectionReason | null): HostileFile => ({
    title,
    purpose,
    name: defaultName,
    bytes: Buffer.from(bytes),
    refusal,
  });
}

/** The same attack under another file name. */
export function withName(name: string, file: HostileFile): HostileFile {
  return { ...file, name };
}
