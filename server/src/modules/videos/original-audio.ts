/** The renditions with the video's original audio: complete and preview. */
export const originalAudio = { full: 'sound', preview: 'sound-preview' } as const;
