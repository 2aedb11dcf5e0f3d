import { bindingRules } from './binding-rules.ts'
import { quotingRules } from './quoting-rules.ts'
import { Breach, NotTried, type Rule, type Walk } from './rule.ts'

export const contractRules: readonly Rule[] = [...quotingRules, ...bindingRules]

/** The outcome of one rule. */
export type RuleOutcome = {
  readonly rule: string
  readonly outcome: 'passed' | 'failed' | 'not tried'
  readonly says: string
  /** What the insurer did instead, or why it was not tried. */
  readonly found?: string
  readonly mend?: string
}

/** Tries each rule of the carrier contract, in order; later ones use what earlier ones got. */
export async function walkContract(walk: Omit<Walk, 'state'>): Promise<readonly RuleOutcome[]> {
  const outcomes: RuleOutcome[] = []
  const facts: Walk['state'] = {}
  for (const rule of contractRules) outcomes.push(await tryRule(rule, { ...walk, state: facts }))
  return outcomes
}

async function tryRule({ id, says, mend, try: attempt }: Rule, walk: Walk): Promise<RuleOutcome> {
  try {
    await attempt(walk)
    return { rule: id, outcome: 'passed', says }
  } catch (error) {
    if (error instanceof NotTried) return { rule: id, outcome: 'not tried', says, found: error.message }
    if (error instanceof Breach) return { rule: id, outcome: 'failed', says, found: error.message, mend }
    throw error
  }
}
