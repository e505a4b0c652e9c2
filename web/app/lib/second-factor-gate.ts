import { declaredError } from './failure.ts';

/** What the person can show; at least one of them. */
export type NeededFactor = { readonly hasApp: boolean; readonly hasPasskey: boolean };

/** Asks for the factor and answers whether it was shown. */
export type FactorPrompt = (needed: NeededFactor) => Promise<boolean>;

let prompt: FactorPrompt | null = null;

/** The page's dialog answers from now on; returns how to take it away. */
export function promptForFactorWith(next: FactorPrompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/** Sends a request again after the second factor was shown, where the server asked for it. */
export async function withSecondFactor<Answer>({
  next,
}: {
  next: () => Promise<Answer>;
}): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    const needed = neededFactor(error);
    if (needed && prompt && (await prompt(needed))) return next();
    throw error;
  }
}

function neededFactor(error: unknown): NeededFactor | null {
  const declared = declaredError(error);
  return declared?.code === 'SECOND_FACTOR_NEEDED' ? declared.data : null;
}
