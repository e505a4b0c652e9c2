import { DomainError } from '../../platform/domain-error.ts';
import type { LearningDependencies } from './learning.dependencies.ts';

export async function requirePerson(
  { findNames }: Pick<LearningDependencies, 'findNames'>,
  userId: string,
): Promise<void> {
  const names = await findNames([userId]);
  if (!names.has(userId)) throw new DomainError('PERSON_NOT_FOUND');
}
