import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ViesStandIn {
  /** The value for VIES_URL. */
  url: string;
  close(): Promise<void>;
}

/**
 * Responds like VIES. A number that starts with `00` isn't registered, one with `99` belongs to a
 * member state that doesn't respond, all others are valid.
 */
export async function startViesStandIn(options: { port?: number } = {}): Promise<ViesStandIn> {
  const server = createServer((request, response) => {
    // A caller that disconnects early needs no response.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/check-vat-number') {
    write(response, 404, { error: 'Not Found' });
    return;
  }
  const { status, body } = check(await text(request));
  write(response, status, body);
}

/** By VIES's own codes: Greece is EL, Northern Ireland XI. */
const registers = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'EL',
  'ES',
  'FI',
  'FR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'XI',
]);

interface ViesResponse {
  status: number;
  body: object;
}

function check(requested: string): ViesResponse {
  const { countryCode, vatNumber } = read(requested);
  if (!registers.has(countryCode) || !/^[A-Z0-9+*]{2,12}$/.test(vatNumber)) {
    return { status: 400, body: failure('INVALID_INPUT') };
  }
  if (vatNumber.startsWith('99')) return { status: 200, body: failure('MS_UNAVAILABLE') };
  const valid = !vatNumber.startsWith('00');
  return {
    status: 200,
    body: {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier: randomBytes(8).toString('base64url'),
      // Germany and Spain don't disclose names; VIES returns dashes for undisclosed values.
      name: valid && !['DE', 'ES'].includes(countryCode) ? `Sample company ${vatNumber}` : '---',
      address:
        valid && !['DE', 'ES'].includes(countryCode) ? 'Sample street 1\nSample city' : '---',
      traderName: '---',
      traderStreet: '---',
      traderPostalCode: '---',
      traderCity: '---',
      traderCompanyType: '---',
    },
  };
}

function failure(error: string): object {
  return { actionSucceed: false, errorWrappers: [{ error }] };
}

function read(requested: string): { countryCode: string; vatNumber: string } {
  try {
    const { countryCode, vatNumber } = JSON.parse(requested);
    return { countryCode: String(countryCode), vatNumber: String(vatNumber) };
  } catch {
    return { countryCode: '', vatNumber: '' };
  }
}

function write(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
