import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { type Encryptor, isEncrypted } from '../../../../platform/encryption/encryptor.ts'
import type { Change } from '../quotes.tables.ts'
import { changedItems } from '../saving/changed-items.ts'
import { encryptAnswers } from '../snapshot/sensitive-answers.ts'

type EncryptFor = { readonly encryptor: Encryptor; readonly owner: string; readonly sensitive: readonly AnswerPath[] }

/** How `paths` differ between two states of a quote, sensitive answers encrypted. */
export function changesBetween(
  before: Answers,
  after: Answers,
  paths: readonly AnswerPath[],
  { encryptor, owner, sensitive }: EncryptFor,
): readonly Change[] {
  const encryptAnswer = (path: AnswerPath, answer: unknown): unknown =>
    answer === undefined
      ? undefined
      : readAnswer(encryptAnswers(writeAnswer({}, path, answer), sensitive, encryptor, owner), path)
  return [...new Set(paths)].map((path) => {
    const [was, is] = [readAnswer(before, path), readAnswer(after, path)]
    const items = changedItems(was, is)
    const wholeChange = items ?? { before: was, after: is }
    const change = changeOf(path, encryptAnswer(path, wholeChange.before), encryptAnswer(path, wholeChange.after))
    return items ? { ...change, items: true } : change
  })
}

/** Absent on the side where there is nothing, so that the stored event reads back as it was hashed. */
export const changeOf = (path: string, before: unknown, after: unknown): Change => ({
  path,
  ...(before === undefined || before === null ? {} : { before }),
  ...(after === undefined || after === null ? {} : { after }),
})

/** The change that takes this one back. */
export const reverseChange = ({ path, before, after, items }: Change): Change => ({
  ...changeOf(path, after, before),
  ...(items ? { items } : {}),
})

export const decryptChange = ({ path, before, after, items }: Change, encryptor: Encryptor, owner: string): Change => {
  const open = (answer: unknown): unknown => {
    if (isEncrypted(answer)) return encryptor.decrypt(answer, owner)
    if (Array.isArray(answer)) return answer.map(open)
    if (!isRecord(answer)) return answer
    return Object.fromEntries(Object.entries(answer).map(([name, inner]) => [name, open(inner)]))
  }
  return { ...changeOf(path, open(before), open(after)), ...(items ? { items } : {}) }
}
