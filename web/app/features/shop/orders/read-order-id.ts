const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order id in a URL; null if it is missing or malformed. */
export function readOrderId(parameters: URLSearchParams): string | null {
  const id = parameters.get('order');
  return id !== null && uuid.test(id) ? id : null;
}
