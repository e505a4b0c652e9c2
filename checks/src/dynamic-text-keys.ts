/**
 * Keys that code completes at run time, so that no literal names them in full; `*` stands for one
 * part. Each needs the reason why what is filled in comes from a closed set.
 */
export const dynamicTextKeys: readonly { readonly pattern: string; readonly reason: string }[] = [
  { pattern: 'footer.cities.*', reason: 'the ids of riverCities' },
  { pattern: 'page.*.title', reason: 'the two kinds of failure: failed, unavailable' },
  { pattern: 'page.*.text', reason: 'the two kinds of failure: failed, unavailable' },
];
