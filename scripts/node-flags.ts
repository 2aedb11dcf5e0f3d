import { totalmem } from 'node:os'
import { inRoot } from './project.ts'

/** A smaller machine needs its memory for the database too. */
const isSmall = totalmem() < 4 * 1024 ** 3

/**
 * How Node runs one of the product's programs. A save makes a quarter of a megabyte of objects, nearly all of them gone when
 * it is answered: with more room for the young ones they are dead by the time somebody looks, and a fifth of a server's
 * processor time is saved. The room is taken when there is load; deploy/Dockerfile says the same.
 */
export const nodeFlags = [
  `--max-semi-space-size=${isSmall ? 64 : 128}`,
  '--import',
  inRoot('scripts/end-with-parent.mjs'),
]
