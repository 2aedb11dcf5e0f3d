import { totalmem } from 'node:os'
import { inRoot } from './project.ts'

/** On a smaller machine the database needs the memory too. */
const roomyFrom = 4 * 1024 ** 3

/**
 * What a server's Node is told; the command of its image says the same (deploy/Dockerfile).
 * @param memory of the machine, in bytes
 */
export const serverFlags = (memory: number): readonly string[] => [
  // A save makes a hundred kilobytes of objects, nearly all of them gone when it is answered: with more room for the young
  // ones they are dead by the time somebody looks, and a fifth of a server's processor time is saved. The room is taken
  // when there is load.
  `--max-semi-space-size=${memory < roomyFrom ? 64 : 128}`,
  // From a server's first requests V8 takes it that what a save makes lives long, and puts it beside what does: there it
  // stays until everything is collected. Otherwise young objects are collected in half the time.
  '--no-allocation-site-pretenuring',
]

/** How Node runs one of the product's programs. */
export const nodeFlags = [...serverFlags(totalmem()), '--import', inRoot('scripts/end-with-parent.mjs')]
