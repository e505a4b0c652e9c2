/** One height of the picture that can be chosen. */
export type Quality = { readonly index: number; readonly lines: number };

/** `signedOut`: the film is refused because nobody is signed in any more. */
export type StreamProblem = 'failed' | 'unsupported' | 'signedOut';

export type StreamRequest = {
  readonly url: string;
  /** The film in one file, for browsers that cannot put pieces together. */
  readonly fallback: string | null;
  /** In seconds. */
  readonly startAt: number;
  /** Language of the audio track to begin with; null for a film that has none to choose among. */
  readonly audio: string | null;
};

export type StreamListener = {
  onQualities(qualities: readonly Quality[]): void;
  onProblem(problem: StreamProblem): void;
};

export type Stream = {
  /** Null leaves the choice to the connection. */
  choose(quality: number | null): void;
  /** Continues at the same second; a film without this language stays as it is. */
  chooseAudio(language: string): void;
  close(): void;
};
