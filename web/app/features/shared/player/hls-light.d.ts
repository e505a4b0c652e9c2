/** The light build has no types of its own; what it holds is a part of the whole. */
declare module 'hls.js/light' {
  export type { ErrorData, HlsConfig, LoadPolicy } from 'hls.js';
  export { default } from 'hls.js';
}
