import type { Trail } from '@coverwright/core/flow/trail'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { Refusal } from '@coverwright/core/forms/check'
import type { Translate } from '@coverwright/core/text/text'
import type { ServedSite } from '../site/served-site.ts'
import type { ReferenceLookup } from './facts.ts'
import type { OpenedQuote } from './opened-quote.ts'
import { referenceProblems } from './reference-problems.ts'

export type StepProblem = {
  readonly step: string
  readonly field: string
  readonly key: string
  readonly message: string
}

/** Everything that keeps a quote from being submitted, in the order of its steps; empty when nothing does. */
export function quoteProblems({ trail, served }: OpenedQuote, reference: ReferenceLookup): readonly StepProblem[] {
  return trail.entries.flatMap((entry) =>
    problemsOf(entry, trail, reference, served).map(({ path, key, params }) => ({
      step: entry.path,
      field: path,
      key,
      message: sentence(served.translate, { key, ...(params ? { params } : {}) }),
    })),
  )
}

const sentence = (translate: Translate, { key, params }: Refusal): string => translate(key, params)

function problemsOf(
  entry: TrailEntry,
  { view }: Trail,
  reference: ReferenceLookup,
  served: Pick<ServedSite, 'site' | 'country'>,
): readonly (Refusal & { readonly path: string })[] {
  if (entry.state === 'pending') return [{ path: entry.path, key: 'validationError.questionsMissing' }]
  const failed = entry.list?.failed
  const ofList =
    entry.list && failed !== undefined
      ? [{ path: entry.list.step.items, key: typeof failed === 'string' ? failed : failed.words }]
      : []
  return [...entry.problems, ...referenceProblems(entry, view, reference, served), ...ofList]
}
