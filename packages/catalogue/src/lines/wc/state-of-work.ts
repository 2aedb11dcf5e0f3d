import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, isYes, readAnswer } from '@coverwright/core/answers/answers'
import type { Rule } from '@coverwright/core/rules/rule'
import { any, is, not, rule, yes } from '@coverwright/core/rules/rule'
import { isMonopolistic, monopolisticStates } from '../../reference/monopolistic-states.ts'

/** The answer that people work outside the state whose fund insures the rest. */
export const otherStatesPath = (state: string): AnswerPath => `wc.general.other_states.${state.toLowerCase()}`

/** Only the state’s own fund may insure in the state of the business. */
export const inFundState: Rule = is('state', ...monopolisticStates.map(({ state }) => state))

/** People work in states where insurers may quote, though the state of the business allows only its fund. */
const worksElsewhere: Rule = any(...monopolisticStates.map(({ state }) => yes(otherStatesPath(state))))

/** Whether there are people whom an insurer may cover. */
export const hasPrivateCover: Rule = any(not(inFundState), worksElsewhere)

/** Employees are listed with what they earn. */
export const listsPayroll: Rule = any(yes('wc.general.has_employees'), worksElsewhere)

const statesIn = (payroll: unknown): readonly string[] =>
  (Array.isArray(payroll) ? payroll : []).flatMap((row) =>
    isRecord(row) && typeof row.state === 'string' ? [row.state] : [],
  )

/** Somebody works in the state: by the payroll listed, else by where the business is. */
export const worksIn = (state: string): Rule =>
  rule(`people work in ${state}`, ['wc.payroll', 'state'], ({ get }) => {
    const states = statesIn(get('wc.payroll'))
    return states.length ? states.includes(state) : get('state') === state
  })

/** California allows only the highest usual limit of employers’ liability, so there is no choice. */
export const highestLimitOnly: Rule = worksIn('CA')

/**
 * The state that insurers quote: that of the business or, if only a state fund may insure there, the first other state
 * in which people work.
 * @param state the state of the business
 */
export function stateOfWork(answers: Answers, state: string): string {
  if (!isMonopolistic(state) || !isYes(readAnswer(answers, otherStatesPath(state)))) return state
  return statesIn(readAnswer(answers, 'wc.payroll')).find((each) => !isMonopolistic(each)) ?? state
}
