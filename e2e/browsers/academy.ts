import { dropDatabase, prepareTemplate, withDatabase } from '../database.ts';
import { addMember } from '../new-member.ts';
import { cookiesOf, type Login } from '../people.ts';
import { startProduct } from '../product.ts';

/** The built product on its own seeded database. */
export type Academy = {
  readonly url: string;
  newMember(): Promise<Login>;
  cookiesOf(member: Login): Promise<string>;
  /** The errors that pages have reported to the server so far. */
  pageErrors(): string[];
  close(): Promise<void>;
};

export async function openAcademy(): Promise<Academy> {
  const name = `danube_browsers_${process.pid}`;
  const parts = await prepareTemplate(name);
  const env = withDatabase(parts, name);
  try {
    // Browser errors are logged at level info.
    const product = await startProduct({ ...env, LOG_LEVEL: 'info' });
    return {
      url: product.url,
      newMember: () => addMember(env, 'Milena'),
      cookiesOf: (member) => cookiesOf(product, member),
      pageErrors: () => product.log().split('\n').filter(isPageError),
      async close() {
        await product.stop();
        await dropDatabase(parts, name);
      },
    };
  } catch (error) {
    await dropDatabase(parts, name);
    throw error;
  }
}

function isPageError(line: string): boolean {
  return line.includes('"msg":"error in a browser"');
}
