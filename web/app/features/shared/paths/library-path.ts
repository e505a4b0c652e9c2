export const libraryPath = '/library';
