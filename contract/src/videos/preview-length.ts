/** Seconds of a video that a visitor may watch: what is sent to them, and what the player allows. */
export const previewLength = 90;
