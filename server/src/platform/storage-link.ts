export const maxLinkSeconds = 300;

export function validateExpiry(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxLinkSeconds) {
    throw new RangeError(`a signed link lives 1 to ${maxLinkSeconds} seconds, not ${seconds}`);
  }
  return seconds;
}

/** RFC 6266: an ASCII name for old clients, the real one percent-encoded. */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
