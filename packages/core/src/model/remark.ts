import type { AnswerPath } from '../answers/answers.ts'
import type { View } from '../rules/rule.ts'
import type { MessageParams, Text } from '../text/text.ts'

/** An advisory note that earlier answers give beside a field or below a list. It rejects nothing. */
export type Remark = {
  readonly label: string
  readonly reads: readonly AnswerPath[]
  /** What it also reads at the second place of its step; see `Rule`. */
  readonly readsLater?: readonly AnswerPath[]
  readonly text: Text
  /** Parameters that are texts themselves, such as the page where the other answer was given. */
  readonly names?: Readonly<Record<string, Text>>
  /**
   * The other parameters of the text; undefined when there is nothing to note.
   * @param answer the answer in the field, or the items of the list
   */
  readonly says: (view: View, answer: unknown) => RemarkValues | undefined
}

/**
 * `money` is formatted in the site's currency. `differs`: the two answers disagree, so the note is a warning.
 * `unlikely`: the amounts hardly go together, so that an insurer would not price them without a look.
 */
export type RemarkValues = {
  readonly params?: MessageParams
  readonly money?: Readonly<Record<string, number>>
  readonly differs?: boolean
  readonly unlikely?: true
}
