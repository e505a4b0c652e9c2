export type Piece = { readonly name: string; readonly seconds: number };

const pieceName = /^\d{5}\.m4s$/;

/**
 * Reads a playlist that our encoder wrote. It must name its own pieces only, all of them, and end:
 * a player is never sent anywhere else.
 */
export function checkedPlaylist(
  playlist: string,
  present: readonly string[],
): { pieces: readonly Piece[]; seconds: number } {
  const lines = playlist.split('\n').map((line) => line.trim());
  const pieces: Piece[] = [];
  let seconds = 0;
  for (const line of lines) {
    const length = /^#EXTINF:([\d.]+),/.exec(line)?.[1];
    if (length !== undefined) seconds = Number(length);
    else if (line !== '' && !line.startsWith('#')) pieces.push({ name: line, seconds });
  }
  const named = ['init.mp4', ...pieces.map(({ name }) => name)];
  const isWhole =
    lines.includes('#EXT-X-ENDLIST') &&
    lines.includes('#EXT-X-MAP:URI="init.mp4"') &&
    pieces.length > 0 &&
    pieces.every(({ name, seconds: long }) => pieceName.test(name) && long > 0) &&
    named.toSorted().join() === present.toSorted().join();
  if (!isWhole) throw new Error('the playlist does not name its pieces');
  return { pieces, seconds: pieces.reduce((sum, piece) => sum + piece.seconds, 0) };
}

export type Size = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bandwidth: number;
  readonly codecs: string;
};

/** What a player chooses among; each size at an address beside this one. */
export function masterPlaylist(sizes: readonly Size[]): string {
  const entries = sizes
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
    .map(
      ({ name, width, height, bandwidth, codecs }) =>
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"\nfull/${name}/index.m3u8`,
    );
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n');
}
