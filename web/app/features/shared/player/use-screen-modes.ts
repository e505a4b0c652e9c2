import { type RefObject, useEffect, useState } from 'react';

export type ScreenModes = ReturnType<typeof useScreenModes>;

/** On iPhones only the video itself can be full screen, by a proprietary API. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?(): void };

/** Full screen and picture-in-picture. */
export function useScreenModes(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [modes, setModes] = useState({ isFull: false, isFloating: false });
  const [supports, setSupports] = useState({ fill: false, float: false });
  useEffect(() => {
    const element: PhoneVideo | null = video.current;
    const read = () =>
      setModes({
        isFull: document.fullscreenElement === frame.current && frame.current !== null,
        isFloating: document.pictureInPictureElement === element && element !== null,
      });
    setSupports({
      fill: document.fullscreenEnabled || typeof element?.webkitEnterFullscreen === 'function',
      float: document.pictureInPictureEnabled,
    });
    document.addEventListener('fullscreenchange', read);
    element?.addEventListener('enterpictureinpicture', read);
    element?.addEventListener('leavepictureinpicture', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      element?.removeEventListener('enterpictureinpicture', read);
      element?.removeEventListener('leavepictureinpicture', read);
    };
  }, [frame, video]);

  return {
    ...modes,
    canFill: supports.fill,
    canFloat: supports.float,
    toggleFull() {
      const element: PhoneVideo | null = video.current;
      if (document.fullscreenElement) ignoreRejection(document.exitFullscreen());
      else if (frame.current?.requestFullscreen) ignoreRejection(frame.current.requestFullscreen());
      else element?.webkitEnterFullscreen?.();
    },
    toggleFloating() {
      if (document.pictureInPictureElement) ignoreRejection(document.exitPictureInPicture());
      else if (video.current) ignoreRejection(video.current.requestPictureInPicture());
    },
  };
}

/** A browser may refuse; then the player visibly stays as it is. */
function ignoreRejection(act: Promise<unknown>): void {
  void act.catch(() => undefined);
}
