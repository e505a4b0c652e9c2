import Hls from 'hls.js';
import { hlsPlayer } from './hls-player.ts';

/** For videos with audio tracks, which the light build doesn't support. */
export const { isHlsSupported, openHlsStream } = hlsPlayer(Hls);
