/** The output of `vite/pictures.ts` for a raster image. */
declare module '*as=picture' {
  const picture: {
    /** A srcset per format, best format first. */
    readonly sources: Readonly<Record<string, string>>;
    /** The largest image of the last format, as the fallback. */
    readonly img: { readonly src: string; readonly w: number; readonly h: number };
  };
  export default picture;
}
