type Checks = typeof import('@coverwright/core/checks/check-rules')

let checks: Checks | undefined
let asked: Promise<Checks> | undefined

/** Fetches the named checks; what could not be fetched is tried again by the next who asks. */
export async function bringChecks(): Promise<void> {
  asked ??= import('@coverwright/core/checks/check-rules')
  try {
    checks = await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

/**
 * What the engine's own module gives, which this one stands in for in the browser (`later-checks.ts` of the build): a
 * field is bound to its checks when the page is drawn, and there is nothing to check before something is pressed.
 * @public
 */
export const checkRuleOf: Checks['checkRuleOf'] = (name) =>
  checks
    ? checks.checkRuleOf(name)
    : (...given) => {
        // Never to be taken for an answer that passes.
        if (!checks) throw new Error('Checked before the checks were here')
        return checks.checkRuleOf(name)?.(...given)
      }
