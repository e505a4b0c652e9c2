/**
 * Whether a picture that failed to load was deleted. An image's error event doesn't distinguish
 * that from a network failure.
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
