/** The renditions with the video's original sound: complete and preview. */
export const ownSound = { full: 'sound', preview: 'sound-preview' } as const;
