import Hls from 'hls.js';
import { hlsPlayer } from './hls-player.ts';

/** For films with audio tracks, which the light build leaves out. */
export const { isHlsSupported, openHlsStream } = hlsPlayer(Hls);
