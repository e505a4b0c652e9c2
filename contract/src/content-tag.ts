import type { ItemKind } from './catalogue/catalogue.schemas.ts';
import type { contract } from './contract.ts';

/**
 * Public content whose change must reach cached pages and open tabs: the name that the contract
 * gives a module, or one part of it after a colon. Anyone who touches a part touches the whole, so
 * the catalogue is touched by kind and may be read as a whole.
 */
export type ContentTag = Exclude<keyof typeof contract, 'catalogue'> | `catalogue:${ItemKind}`;
