/** Four soft chords, in hertz, repeated in a loop. */
const chords = [
  [110, 164.81, 220, 277.18],
  [98, 146.83, 196, 246.94],
  [92.5, 138.59, 185, 277.18],
  [82.41, 123.47, 207.65, 246.94],
];
const chordSeconds = 10;

/**
 * Background sound for videos without a voice, as an ffmpeg source: swelling chords, and a small
 * bell where a part starts.
 */
export function backgroundSound(seconds: number, bells: readonly number[]): string {
  const round = chords.length * chordSeconds;
  const pads = chords.map((chord, index) => {
    const own = `mod(t-${index * chordSeconds}+${round},${round})`;
    // Each chord is a fifth longer than its slot, so that they overlap.
    const length = chordSeconds * 1.2;
    const swell = `pow(sin(PI*${own}/${length}),2)`;
    const tones = chord.map((hertz) => `sin(2*PI*${hertz}*t)+0.5*sin(2*PI*${hertz * 1.003}*t)`);
    return `if(lt(${own},${length}),0.03*${swell}*(${tones.join('+')}),0)`;
  });
  const strokes = bells.map((at) => {
    const own = `(t-${at})`;
    return `if(between(t,${at},${at + 5}),0.09*exp(-2.2*${own})*(sin(2*PI*659.25*${own})+0.4*sin(2*PI*1318.5*${own})*exp(-3*${own})),0)`;
  });
  const ends = `min(1,t/2)*min(1,max(0,(${seconds}-t)/4))`;
  return `aevalsrc='${ends}*(${[...pads, ...strokes].join('+')})':s=24000:d=${seconds}`;
}
