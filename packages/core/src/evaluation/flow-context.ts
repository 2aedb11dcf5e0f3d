import type { Answers } from '../answers/answers.ts'
import type { QuestionSets } from '../model/question.ts'
import type { CalendarDate } from '../rules/rule.ts'

/** Everything a flow may depend on; browser and server build it from the same stored quote. */
export type FlowContext = {
  readonly answers: Answers
  /**
   * Renewals only: the answers of the expiring application. Each counts until the flow asks for it again.
   */
  readonly carried?: Answers
  /** Facts looked up or computed outside the flow: the class's traits, appetite codes. They override `answers`. */
  readonly facts: Answers
  readonly sets: QuestionSets
  readonly switches: Readonly<Record<string, boolean>>
  readonly today: CalendarDate
  /** The values of a reference list, for fields with `optionsFrom`; undefined when the caller has not loaded it. */
  readonly optionsOf?: (source: string) => ReadonlySet<string> | undefined
  /** The furthest step reached, as stored. Checked against the flow before it counts. */
  readonly maxStep?: string
}
