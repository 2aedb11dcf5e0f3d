import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Change } from '../quotes.tables.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'

/**
 * Adds to a saved signature its time and the hash of the signed answers. A client's values for these are ignored; the
 * same signature under the same answers keeps its first time. One that is sent back unchanged is not a new signature,
 * so that sending a whole renewal back does not sign it again.
 * @param base the answers as they were read
 */
export function stampSignatures(
  answersOfStep: Answers,
  entry: Pick<PageState, 'form'>,
  { answers, base, facts }: Pick<QuoteSnapshot, 'answers' | 'facts'> & { readonly base: Answers },
  now: Date,
): Answers {
  return entry.form.fields
    .filter(({ type }) => type === 'signature')
    .reduce<Answers>((all, { path }) => {
      const signature = readAnswer(all, path)
      if (!isRecord(signature) || sameAnswer(signature, readAnswer(base, path))) return all
      const { signed_at: _at, document_hash: _hash, ...ownParts } = signature
      const storedSignature = readAnswer(answers, path)
      const document_hash = facts.document_hash
      const again = {
        ...ownParts,
        signed_at: isRecord(storedSignature) ? storedSignature.signed_at : undefined,
        document_hash,
      }
      return writeAnswer(
        all,
        path,
        sameAnswer(storedSignature, again) ? again : { ...ownParts, signed_at: now.toISOString(), document_hash },
      )
    }, answersOfStep)
}

/** Whether a save gives or takes back a signature, by the fields of the steps it was judged by. */
export function signs(changes: readonly Change[], { flowState }: Pick<QuoteSnapshot, 'flowState'>): boolean {
  const signatures = flowState.pages.flatMap(({ form }) => form.fields).filter(({ type }) => type === 'signature')
  return changes.some(({ path, cleared }) => !cleared && signatures.some((field) => isWithin(path, field.path)))
}

const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)
