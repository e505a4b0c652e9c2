/** A video quality that can be selected. */
export type Quality = { readonly index: number; readonly lines: number };

/** `signedOut`: rejected because the session has ended. */
export type StreamProblem = 'failed' | 'unsupported' | 'signedOut';

export type StreamRequest = {
  readonly url: string;
  /** The video as one file, for browsers without HLS support. */
  readonly fallback: string | null;
  /** In seconds. */
  readonly startAt: number;
  /** Initial language of the audio; null if there is only one track. */
  readonly audio: string | null;
};

export type StreamListener = {
  onQualities(qualities: readonly Quality[]): void;
  onProblem(problem: StreamProblem): void;
};

export type Stream = {
  /** Null selects the quality automatically. */
  choose(quality: number | null): void;
  /** Continues at the same second; ignored if the video lacks this language. */
  chooseAudio(language: string): void;
  close(): void;
};
