import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Refusal } from '@coverwright/core/model/check'
import type { Translate } from '@coverwright/core/text/text'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { translateFor } from '../snapshot/for-viewer.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { itemsReferenceProblems } from './list-problems.ts'
import { referenceProblems } from './reference-problems.ts'

export type StepProblem = {
  readonly step: string
  readonly field: string
  readonly key: string
  readonly message: string
}

/**
 * Everything that prevents a quote from being submitted, in the order of its steps; empty if nothing does. Question
 * sets that never arrived do not (decision 87): callers fetch them before.
 */
export function quoteProblems(quote: QuoteSnapshot, reference: ReferenceLookup): readonly StepProblem[] {
  const translate = translateFor(quote)
  return quote.flowState.pages.flatMap((entry) =>
    problemsOf(entry, quote, reference).map(({ path, key, params }) => ({
      step: entry.path,
      field: path,
      key,
      message: sentence(translate, { key, ...(params ? { params } : {}) }),
    })),
  )
}

const sentence = (translate: Translate, { key, params }: Refusal): string => translate(key, params)

function problemsOf(
  entry: PageState,
  quote: QuoteSnapshot,
  reference: ReferenceLookup,
): readonly (Refusal & { readonly path: string })[] {
  if (entry.status === 'waiting') return []
  const listProblem = entry.list?.failed
  const ofList =
    entry.list && listProblem !== undefined
      ? [{ path: entry.list.step.items, key: typeof listProblem === 'string' ? listProblem : listProblem.words }]
      : []
  const ofReference = entry.list
    ? itemsReferenceProblems(entry, quote, reference)
    : referenceProblems(entry, quote.flowState.view, { reference, served: quote.served })
  return [...entry.problems, ...ofReference, ...ofList]
}
