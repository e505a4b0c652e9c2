/** As tall as the block in most languages, so that the layout doesn't shift. */
export const welcomeHeight = 'min-h-[24.5rem] md:min-h-[18rem] lg:min-h-[15.25rem]';
