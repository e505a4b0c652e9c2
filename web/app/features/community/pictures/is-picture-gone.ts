/**
 * Whether a picture that didn't load is gone. An image's error event doesn't tell that from a
 * failed connection.
 */
export async function isPictureGone(path: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(path, { cache: 'no-store' });
    void body?.cancel();
    return status === 404;
  } catch {
    return false;
  }
}
