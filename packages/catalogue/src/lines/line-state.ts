import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { stateOfWork } from './wc/state-of-work.ts'

type StateOf = {
  /** The derived value for it. */
  readonly fact: AnswerPath
  readonly from: (answers: Answers, businessState: string) => string
}

/** Lines quoted in the state where people work, which may differ from the business's own. */
const ofLine: Readonly<Record<string, StateOf>> = { wc: { fact: 'wc_state', from: stateOfWork } }

/** Lines whose insurers rate each location, so they are sold in the state of each. */
export const linesOfLocations = ['gl', 'bop', 'cp', 'product', 'pollution', 'wc'] as const

/** Lines that need a license in the state of each location: those, and the umbrella above them. */
export const linesSoldByLocation = [...linesOfLocations, 'umb'] as const

/** The fact that says in which state a line is quoted. */
export const stateFactOf = (line: string): AnswerPath =>
  (Object.hasOwn(ofLine, line) ? ofLine[line]?.fact : undefined) ?? 'state'

/** Names of the facts below. */
export const lineStateFacts: readonly AnswerPath[] = Object.values(ofLine).map(({ fact }) => fact)

/** For each such line the state in which it is quoted, under its fact’s name. */
export const lineStates = (answers: Answers, businessState: string): Answers =>
  Object.fromEntries(Object.values(ofLine).map(({ fact, from }) => [fact, from(answers, businessState)]))
