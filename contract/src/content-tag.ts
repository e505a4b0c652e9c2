import type { ItemKind } from './catalogue/catalogue.schemas.ts';
import type { contract } from './contract.ts';

/**
 * Public content whose changes must reach cached pages and open tabs: a module's name in the
 * contract, or one part of it after a colon. Touching a part touches the whole, so the catalogue is
 * touched by kind but can be read as a whole.
 */
export type ContentTag = Exclude<keyof typeof contract, 'catalogue'> | `catalogue:${ItemKind}`;
