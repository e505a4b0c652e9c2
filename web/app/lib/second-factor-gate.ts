import { declaredError } from './failure.ts';

/** The second factors that the person has set up; at least one. */
export type AvailableFactors = { readonly hasApp: boolean; readonly hasPasskey: boolean };

/** Asks for the factor and resolves to whether it was verified. */
export type FactorPrompt = (needed: AvailableFactors) => Promise<boolean>;

let prompt: FactorPrompt | null = null;

/** Registers the page's dialog; returns the function that unregisters it. */
export function registerFactorPrompt(next: FactorPrompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/** Retries a request after the second factor is verified, if the server asked for it. */
export async function withSecondFactor<Answer>({
  next,
}: {
  next: () => Promise<Answer>;
}): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    const needed = availableFactors(error);
    if (needed && prompt && (await prompt(needed))) return next();
    throw error;
  }
}

function availableFactors(error: unknown): AvailableFactors | null {
  const declared = declaredError(error);
  return declared?.code === 'SECOND_FACTOR_NEEDED' ? declared.data : null;
}
