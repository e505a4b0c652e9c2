type QrCodeProps = { size: number; path: string; label: string };

/** Width of the quiet zone that scanners need around a code, in modules. */
const quietZone = 4;

/** Black on white in both themes, because many scanners can't read inverted codes. */
export function QrCode({ size, path, label }: QrCodeProps) {
  const edge = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="w-full max-w-52 rounded-md border border-rule"
    >
      <rect x={-quietZone} y={-quietZone} width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
