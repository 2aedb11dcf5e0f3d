/** Why the program cannot start, in one sentence for the person who started it. Printed without a stack; exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
