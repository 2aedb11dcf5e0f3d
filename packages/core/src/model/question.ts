import type { Check } from './check.ts'
import type { FieldType, StatementKind } from './field.ts'
import type { Subject } from './subject.ts'

/** Where a condition's subject is answered: in the same question set, in the quote, or in another set (`bop.liberty`). */
export type Holder = 'question' | 'quote' | (string & {})

/**
 * One condition: the subject's answer is one of `or`. All conditions of a question must hold. `test` changes the
 * comparison. A multiple choice matches when it contains one of the values; a list counts as the number of its entries.
 */
export type Condition = {
  readonly holder: Holder
  readonly subject: string
  readonly or: readonly string[]
  readonly test?: 'is' | 'is_not' | 'more_than' | 'less_than'
}

export type QuestionOption = {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly exclusive?: true
}

/**
 * A yes/no question as a statement to tick. Those of the same `list`, which is a question too, and of the same kind are drawn
 * as one. Sets without kinds have exposures.
 */
export type QuestionStatement = { readonly kind?: StatementKind; readonly list: string; readonly words: string }

/** One question as an insurer sends it. Words are the insurer's; source: seed sections 3 and 4.9. */
export type Question = {
  readonly id: string
  readonly type: FieldType
  /** Questions of one topic are grouped, and the topic is the heading of their page. */
  readonly topic: string
  /** Where the review shows the answer; with those of its line when absent. */
  readonly subject?: Subject
  readonly label: string
  readonly hint?: string
  readonly why?: string
  readonly options?: readonly QuestionOption[]
  readonly statement?: QuestionStatement
  readonly conditions?: readonly Condition[]
  readonly optional?: true
  readonly checks?: readonly Check[]
  readonly questions?: readonly Question[]
  readonly min_items?: number
  readonly max_items?: number
  /** The fact this question asks for, such as `property.year_built`; it is not asked if an earlier answer gives it. */
  readonly fact?: string
}

/** `gl.liberty`: line and the insurer's name in the quote's fields. Answers are at `{key}.uw_questions`. */
export type SetKey = string

/**
 * What an insurer asks for this quote. `revision` names its dated version; `basis` is the answers it was
 * fetched for (class, state, …); when they change, the set is fetched again. A failed request is a set without questions.
 */
export type QuestionSet = {
  readonly revision: string
  readonly basis: string
  readonly questions: readonly Question[]
  readonly failed?: true
}

export type QuestionSets = Readonly<Record<SetKey, QuestionSet>>
