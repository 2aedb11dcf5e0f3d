import { type AnswerTextOptions, answerText } from './answer-text.ts'
import type { Remark, RemarkValues } from './remark.ts'

/** How the site puts answers into words. */
export type SiteWords = Omit<AnswerTextOptions, 'labelOf'>

const noLabel = () => undefined

/** The text of a remark, with its sums and names filled in. */
export function remarkText(
  { text, names = {} }: Remark,
  { params, money = {} }: RemarkValues,
  words: SiteWords,
): string {
  const { t } = words
  const sums = Object.entries(money).map(([name, sum]) => [
    name,
    answerText({ path: name, type: 'money', label: text }, sum, { ...words, labelOf: noLabel }),
  ])
  const labels = Object.entries(names).map(([name, label]) => [name, t(label)])
  return t(text, { ...params, ...Object.fromEntries([...sums, ...labels]) })
}
