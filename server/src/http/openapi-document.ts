import { contract } from '@danube/contract/contract.ts';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Context } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';
import { chooseEncoding, compress, type Encoding } from './compression.ts';

type Bodies = Readonly<Record<Encoding, Buffer>>;

/**
 * The API as an OpenAPI document, generated from the contract. Generating it takes 200 ms and the
 * result never changes while the server runs, so it is done once.
 */
export function serveOpenApiDocument(
  siteUrl: string,
  generate: (siteUrl: string) => Promise<unknown> = generateDocument,
) {
  let making: Promise<Bodies> | undefined;
  return async (c: Context<HttpVariables>): Promise<Response> => {
    making ??= makeBodies(generate(siteUrl)).catch((error) => {
      making = undefined;
      throw error;
    });
    const bodies = await making;
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    // A Buffer is a Uint8Array over an ArrayBuffer, but the DOM types don't accept it as one.
    return c.body(bodies[encoding] as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  };
}

function generateDocument(siteUrl: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  });
  return generator.generate(contract, {
    info: { title: 'Danube Trading Academy', version: '1' },
    servers: [{ url: `${siteUrl}/api/v1` }],
  });
}

async function makeBodies(document: Promise<unknown>): Promise<Bodies> {
  const identity = Buffer.from(JSON.stringify(await document));
  const [gzip, br] = await Promise.all([compress(identity, 'gzip'), compress(identity, 'br')]);
  return { identity, gzip, br };
}
