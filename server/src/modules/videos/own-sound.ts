/** Names of the renditions that hold the film's own sound, whole and as a preview. */
export const ownSound = { full: 'sound', preview: 'sound-preview' } as const;
