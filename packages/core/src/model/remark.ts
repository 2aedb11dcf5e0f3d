import type { AnswerPath } from '../answers/answers.ts'
import type { View } from '../rules/rule.ts'
import type { MessageParams, Text } from '../text/text.ts'

/**
 * Something that earlier answers say about another answer, or about a list: in a sentence, from which answers, and in
 * words. It is said beside the field and refuses nothing.
 */
export type Remark = {
  readonly label: string
  readonly reads: readonly AnswerPath[]
  /** What it reads besides where its step stands again: as in a rule. */
  readonly readsLater?: readonly AnswerPath[]
  readonly text: Text
  /** What fills the text and is a text itself: the page where it was said. */
  readonly names?: Readonly<Record<string, Text>>
  /**
   * What else fills the text; undefined where there is nothing to say.
   * @param answer what stands in the field, or the items of the list
   */
  readonly says: (view: View, answer: unknown) => RemarkValues | undefined
}

/** `money` is written in the site's currency. `differs`: the two disagree, so that somebody should look again. */
export type RemarkValues = {
  readonly params?: MessageParams
  readonly money?: Readonly<Record<string, number>>
  readonly differs?: boolean
}
