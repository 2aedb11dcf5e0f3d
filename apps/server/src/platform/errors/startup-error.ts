/** The exit code of a start that failed for a reason that may pass (EX_TEMPFAIL of sysexits.h). */
export const tryAgainExitCode = 75

/** Why the program cannot start, in one sentence for the person who started it. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
  readonly exitCode: number

  /** @param mayPass the same start may succeed later, as on a machine that is busy now; the exit code says so */
  constructor(sentence: string, { mayPass = false } = {}) {
    super(sentence)
    this.exitCode = mayPass ? tryAgainExitCode : 1
  }
}
