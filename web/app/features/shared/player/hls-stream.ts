import Hls from 'hls.js/light';
import { hlsPlayer } from './hls-player.ts';

/** For films without audio tracks: two thirds of the code. */
export const { isHlsSupported, openHlsStream } = hlsPlayer(Hls);
