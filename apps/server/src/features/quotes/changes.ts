import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Change } from './quotes.tables.ts'
import { isSealed, type Sealer } from './sealer.ts'

type Sealing = { readonly sealer: Sealer; readonly owner: string; readonly sensitive: readonly AnswerPath[] }

/** How `paths` differ between two states of a quote, sensitive answers sealed. */
export function changesBetween(
  before: Answers,
  after: Answers,
  paths: readonly AnswerPath[],
  { sealer, owner, sensitive }: Sealing,
): readonly Change[] {
  const kept = (answers: Answers, path: AnswerPath): unknown => {
    const answer = readAnswer(answers, path)
    return answer !== undefined && sensitive.includes(path) ? sealer.seal(answer, owner) : answer
  }
  return [...new Set(paths)].map((path) => changed(path, kept(before, path), kept(after, path)))
}

/** Absent on the side where there is nothing, so that the stored event reads back as it was hashed. */
export const changed = (path: string, before: unknown, after: unknown): Change => ({
  path,
  ...(before === undefined || before === null ? {} : { before }),
  ...(after === undefined || after === null ? {} : { after }),
})

export const openChange = ({ path, before, after }: Change, sealer: Sealer, owner: string): Change => {
  const open = (answer: unknown) => (isSealed(answer) ? sealer.open(answer, owner) : answer)
  return changed(path, open(before), open(after))
}
