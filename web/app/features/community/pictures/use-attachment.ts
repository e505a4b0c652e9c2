import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import {
  faultOf,
  type PictureFault,
  type UploadedPicture,
  uploadPicture,
} from './upload-picture.ts';

/** A picture in the message field, from the moment it was chosen. */
export type Attachment = {
  readonly file: File;
  /** Of the local file, because the server doesn't serve it before it is sent. */
  readonly previewUrl: string;
  readonly alt: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly uploaded: UploadedPicture | null;
  readonly fault: PictureFault | null;
  /** The upload failed and can be retried. */
  readonly error: unknown;
};

/** What is sent with a message. */
export type SentPicture = UploadedPicture & { readonly alt: string; readonly previewUrl: string };

export function useAttachment(conversationId: ConversationId | null) {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const change = (part: Partial<Attachment>) =>
    setAttachment((now) => (now ? { ...now, ...part } : now));

  async function upload(file: File): Promise<void> {
    if (!conversationId) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const changeUnlessAborted = (part: Partial<Attachment>) =>
      signal.aborted ? undefined : change(part);
    try {
      const onProgress = (progress: number) => changeUnlessAborted({ progress });
      const result = await uploadPicture({ conversationId, file, signal, onProgress });
      if (typeof result === 'string') changeUnlessAborted({ fault: result });
      else changeUnlessAborted({ uploaded: result });
    } catch (error) {
      if (signal.aborted) return;
      changeUnlessAborted({ error });
    }
  }

  function stop(): void {
    running.current?.abort();
    setAttachment(null);
  }

  function attach(file: File): void {
    // Also for a file that can't be sent, so that the previous one isn't sent instead.
    running.current?.abort();
    if (attachment) URL.revokeObjectURL(attachment.previewUrl);
    const fault = faultOf(file);
    const begun = { file, fault, alt: '', progress: 0, uploaded: null, error: null };
    setAttachment({ ...begun, previewUrl: URL.createObjectURL(file) });
    if (!fault) void upload(file);
  }

  return {
    attachment,
    attach,
    paste(event: ClipboardEvent): void {
      const [file] = event.clipboardData.files;
      // Text with a rendering of it, as spreadsheets copy, is pasted as text.
      const isText = event.clipboardData.types.includes('text/plain');
      if (!file || isText || !conversationId) return;
      event.preventDefault();
      attach(file);
    },
    retry(): void {
      if (!attachment) return;
      change({ error: null, progress: 0 });
      void upload(attachment.file);
    },
    describe: (alt: string) => change({ alt }),
    discard(): void {
      if (attachment) URL.revokeObjectURL(attachment.previewUrl);
      stop();
    },
    /** Removes it from the field. Its preview stays for the message being sent. */
    take(): SentPicture | null {
      const { uploaded = null, alt = '', previewUrl = '' } = attachment ?? {};
      if (uploaded) stop();
      return uploaded && { ...uploaded, alt: alt.trim(), previewUrl };
    },
  };
}
