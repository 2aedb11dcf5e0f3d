import type { Answers } from '../answers/answers.ts'
import type { QuestionSets } from '../model/question.ts'
import type { CalendarDate } from '../rules/rule.ts'

/** Everything a flow may depend on; browser and server build it from the same stored quote. */
export type FlowContext = {
  readonly answers: Answers
  /**
   * The answers of an earlier application that this one renews: each stands until the flow asks it again. A first
   * application has none.
   */
  readonly carried?: Answers
  /** Facts looked up or computed outside the flow: the class's traits, appetite codes. They win over `answers`. */
  readonly facts: Answers
  readonly sets: QuestionSets
  readonly switches: Readonly<Record<string, boolean>>
  readonly today: CalendarDate
  /** Values allowed for a field with `optionsFrom`; undefined when the caller does not have that list at hand. */
  readonly optionsOf?: (source: string) => ReadonlySet<string> | undefined
  /** The furthest step reached, as stored. A hint, checked against the flow. */
  readonly maxStep?: string
}
