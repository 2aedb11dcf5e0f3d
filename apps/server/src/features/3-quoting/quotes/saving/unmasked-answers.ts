import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { isMasked } from '@coverwright/core/answers/masked'
import type { Change } from '../quotes.tables.ts'
import { type Secret, secretsIn } from '../snapshot/sensitive-answers.ts'
import { withItems } from './changed-items.ts'

/** A change after the version that a save read, decrypted; `isOwn`: by the actor who saves now. */
export type ChangeSince = Change & { readonly isOwn: boolean }

/** The unmasked values that a save has for answers shown masked. */
export type UnmaskedAnswers = {
  /** Paths of the answers that it has unmasked. */
  readonly paths: ReadonlySet<AnswerPath>
  /** The ones that somebody else stored: a reply must not reveal whether the value is the same. */
  readonly storedByOthers: ReadonlySet<AnswerPath>
}

/**
 * @param sentAnswers a save as received, with its masks
 * @param base the answers at the version that was read
 * @param maskedPaths the answers that the actor sees masked
 */
export function unmaskedAnswers(
  sentAnswers: Answers,
  base: Answers,
  maskedPaths: readonly AnswerPath[],
  since: readonly ChangeSince[],
): UnmaskedAnswers {
  const retypedSecrets = secretsIn(sentAnswers, maskedPaths).filter(({ answer }) => !isMasked(answer))
  const paths = new Set(retypedSecrets.map(({ savedAt }) => savedAt))
  if (retypedSecrets.length === 0) return { paths, storedByOthers: paths }
  const own = ownIn(base, maskedPaths, since)
  return {
    paths,
    storedByOthers: new Set(retypedSecrets.filter(({ key }) => own.get(key) !== true).map(({ savedAt }) => savedAt)),
  }
}

/** The secrets changed since, each with whether the last change was the actor's own. */
function ownIn(base: Answers, maskedPaths: readonly AnswerPath[], since: readonly ChangeSince[]) {
  const own = new Map<string, boolean>()
  let before = base
  for (const change of since) {
    const after = afterChange(before, change)
    const was = byKey(secretsIn(before, maskedPaths))
    const is = byKey(secretsIn(after, maskedPaths))
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      if (!sameAnswer(was.get(key), is.get(key))) own.set(key, change.isOwn)
    }
    before = after
  }
  return own
}

const afterChange = (answers: Answers, { path, after, items }: Change): Answers =>
  writeAnswer(answers, path, items ? withItems(readAnswer(answers, path), after) : after)

const byKey = (secrets: readonly Secret[]): ReadonlyMap<string, unknown> =>
  new Map(secrets.map(({ key, answer }) => [key, answer]))
