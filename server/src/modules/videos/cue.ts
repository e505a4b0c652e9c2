/** Words of a film, and when they are said, in seconds. */
export type Cue = { readonly at: number; readonly until: number; readonly text: string };
