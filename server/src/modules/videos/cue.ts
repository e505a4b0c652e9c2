/** A caption and its time, in seconds. */
export type Cue = { readonly at: number; readonly until: number; readonly text: string };
