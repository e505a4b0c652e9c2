import { contract } from '@danube/contract/contract.ts';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

/** The API in the words of OpenAPI, generated from the contract that the server keeps. */
export function openApiDocument(siteUrl: string) {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  });
  return generator.generate(contract, {
    info: { title: 'Danube Trading Academy', version: '1' },
    servers: [{ url: `${siteUrl}/api/v1` }],
  });
}
