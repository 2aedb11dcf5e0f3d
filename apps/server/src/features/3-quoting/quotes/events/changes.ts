import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { isSealed, type Sealer } from '../../../../platform/sealing/sealer.ts'
import type { Change } from '../quotes.tables.ts'
import { changedItems } from '../saving/changed-items.ts'
import { sealAnswers } from '../snapshot/sensitive-answers.ts'

type Sealing = { readonly sealer: Sealer; readonly owner: string; readonly sensitive: readonly AnswerPath[] }

/** How `paths` differ between two states of a quote, sensitive answers sealed. */
export function changesBetween(
  before: Answers,
  after: Answers,
  paths: readonly AnswerPath[],
  { sealer, owner, sensitive }: Sealing,
): readonly Change[] {
  const sealed = (path: AnswerPath, answer: unknown): unknown =>
    answer === undefined
      ? undefined
      : readAnswer(sealAnswers(writeAnswer({}, path, answer), sensitive, sealer, owner), path)
  return [...new Set(paths)].map((path) => {
    const [was, is] = [readAnswer(before, path), readAnswer(after, path)]
    const items = changedItems(was, is)
    const whole = items ?? { before: was, after: is }
    const change = changed(path, sealed(path, whole.before), sealed(path, whole.after))
    return items ? { ...change, items: true } : change
  })
}

/** Absent on the side where there is nothing, so that the stored event reads back as it was hashed. */
export const changed = (path: string, before: unknown, after: unknown): Change => ({
  path,
  ...(before === undefined || before === null ? {} : { before }),
  ...(after === undefined || after === null ? {} : { after }),
})

/** The change that takes this one back. */
export const reversed = ({ path, before, after, items }: Change): Change => ({
  ...changed(path, after, before),
  ...(items ? { items } : {}),
})

export const openChange = ({ path, before, after, items }: Change, sealer: Sealer, owner: string): Change => {
  const open = (answer: unknown): unknown => {
    if (isSealed(answer)) return sealer.open(answer, owner)
    if (Array.isArray(answer)) return answer.map(open)
    if (!isRecord(answer)) return answer
    return Object.fromEntries(Object.entries(answer).map(([name, inner]) => [name, open(inner)]))
  }
  return { ...changed(path, open(before), open(after)), ...(items ? { items } : {}) }
}
