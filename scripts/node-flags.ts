import { inRoot } from './project.ts'

/**
 * How Node runs one of the product's programs. A save makes a quarter of a megabyte of objects, nearly all of them gone when
 * it is answered: with more room for the young ones they are dead by the time somebody looks, and a tenth of a server's
 * processor time is saved. The room is taken when there is load; deploy/Dockerfile says the same.
 */
export const nodeFlags = ['--max-semi-space-size=64', '--import', inRoot('scripts/end-with-parent.mjs')]
