/** What the build makes of a raster picture; see vite/pictures.ts. */
declare module '*as=picture' {
  const picture: {
    /** By format, best first: the value of a srcset. */
    readonly sources: Readonly<Record<string, string>>;
    /** The largest one of the last format, for browsers that choose nothing. */
    readonly img: { readonly src: string; readonly w: number; readonly h: number };
  };
  export default picture;
}
