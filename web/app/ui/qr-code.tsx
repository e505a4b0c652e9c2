type QrCodeProps = { size: number; path: string; label: string };

/** Modules of light that a reader needs around a code to find it. */
const quietZone = 4;

/** Black on white in both themes: many readers know no other. */
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
