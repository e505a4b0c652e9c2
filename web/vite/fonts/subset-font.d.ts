/** The part of the API in use; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<
        Record<
          string,
          number | { readonly min: number; readonly max: number; readonly default?: number }
        >
      >;
      keepFeatures: readonly string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
