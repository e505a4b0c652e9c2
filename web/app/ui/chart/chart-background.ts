/** The background of charts and tools. */
export const chartBackground =
  'bg-sunk [background-image:linear-gradient(color-mix(in_srgb,var(--rule)_45%,transparent)_1px,transparent_1px),linear-gradient(90deg,color-mix(in_srgb,var(--rule)_45%,transparent)_1px,transparent_1px)] [background-size:1.5rem_1.5rem]';
