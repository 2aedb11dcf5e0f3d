import { submission } from '@coverwright/core/flow/submission'
import type { Database } from '../../platform/database/database.ts'
import type { OpenedQuote } from '../quotes/opened-quote.ts'
import type { Sealer } from '../quotes/sealer.ts'
import { openAnswers, sensitiveOf } from '../quotes/sensitive-answers.ts'
import { shownSteps } from '../submissions/shown-steps.ts'
import { findSubmission } from '../submissions/submissions.store.ts'
import { closingOf, type PrintedApplication, printedApplication } from './printed-application.ts'

/** What a quote looks like on paper: as it was submitted, or as a draft that says so. */
export async function applicationOf(db: Database, sealer: Sealer, quote: OpenedQuote): Promise<PrintedApplication> {
  const { row, served, trail, context, facts } = quote
  const { site, translate } = served
  const submitted =
    row.completed && row.submission_uuid !== null ? await findSubmission(db, row.submission_uuid) : undefined
  if (!submitted) {
    const steps = shownSteps(trail, translate)
    const answers = submission(trail, context)
    return printedApplication(
      { steps, answers, facts, site, translate },
      { status: translate('document.draft'), isDraft: true, closing: [], signature: [] },
    )
  }
  const { snapshot } = submitted
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone })
  const answers = openAnswers(snapshot.answers, sensitiveOf(served), sealer, row.id)
  return printedApplication(
    { steps: snapshot.steps, answers, facts: snapshot.facts, site, translate },
    {
      status: translate('document.submitted', { date: day.format(submitted.created_at) }),
      isDraft: false,
      closing: closingOf(snapshot.disclosures),
      signature: [translate('document.signature'), translate('document.date')],
    },
  )
}
