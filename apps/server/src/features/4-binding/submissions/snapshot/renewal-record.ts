import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { submission } from '@coverwright/core/saving/submission'
import type { Database } from '../../../../platform/database/database.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { findSubmission } from '../submissions.store.ts'
import { renewalChanges } from './renewal-changes.ts'
import { carriedSteps, shownSteps, withOpened } from './shown-steps.ts'
import type { ShownStep, Snapshot } from './snapshot.ts'

/**
 * What a renewal adds to its submission: the diff against last year, and last year's pages that it did not ask again,
 * in the words of that day.
 */
export async function renewalRecord(
  db: Database,
  quote: QuoteSnapshot,
  submissionUuid: string,
): Promise<Required<Pick<Snapshot, 'steps' | 'renewal'>>> {
  const { flowState, context, facts, served } = quote
  const steps = shownSteps(flowState, served.translate)
  return {
    steps: context.carried ? [...steps, ...(await notAskedAgain(db, quote, submissionUuid, steps))] : steps,
    renewal: {
      ...renewalChanges(quote),
      submission_uuid: submissionUuid,
      expiring_on: String(facts.expiring_on),
    },
  }
}

/** Last year's pages that a renewal with a flow of its own leaves out. */
async function notAskedAgain(
  db: Database,
  { flowState, context, served }: QuoteSnapshot,
  submissionUuid: string,
  steps: readonly ShownStep[],
): Promise<readonly ShownStep[]> {
  const before = await findSubmission(db, submissionUuid)
  const answers = submission(flowState, context)
  const { carried: _carried, ...now } = context
  const today = evaluateFlow(served.flows.main, { ...now, answers })
  const earlier = withOpened(before?.snapshot.steps ?? [], shownSteps(today, served.translate))
  return carriedSteps(earlier, steps, answers)
}
