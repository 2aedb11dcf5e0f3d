import { remainingRemarks } from '@coverwright/core/navigation/remaining-remarks'
import { submission } from '@coverwright/core/saving/submission'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { answerWords } from '../../3-quoting/quotes/replies/answer-words.ts'
import { stepsFor } from '../../3-quoting/quotes/snapshot/for-viewer.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { decryptAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { renewalRecord } from '../submissions/snapshot/renewal-record.ts'
import { shownSteps } from '../submissions/snapshot/shown-steps.ts'
import { findSubmission, type SubmissionRow } from '../submissions/submissions.store.ts'
import { closingOf, type PrintedApplication, printedApplication } from './printed-application.ts'
import { printedRenewal, printedSignature } from './printed-renewal.ts'

/** A quote for print: as it was submitted, or marked as a draft. */
export async function applicationOf(
  db: Database,
  encryptor: Encryptor,
  quote: QuoteSnapshot,
): Promise<PrintedApplication> {
  const { row } = quote
  const submission =
    row.completed && row.submission_uuid !== null ? await findSubmission(db, row.submission_uuid) : undefined
  return submission ? submittedOf(submission, encryptor, quote) : await draftOf(db, quote)
}

async function draftOf(db: Database, quote: QuoteSnapshot): Promise<PrintedApplication> {
  const { row, served, flowState, context, facts } = quote
  const { site, translate } = served
  const answers = submission(flowState, context)
  const { steps, renewal } =
    row.renews === null
      ? { steps: shownSteps(flowState, translate), renewal: undefined }
      : await renewalRecord(db, quote, row.renews)
  const signature = printedSignature(steps, answers, facts.document_hash, served)
  const remarks = remainingRemarks(flowState, answerWords({ site, translate, facts }))
  return printedApplication(
    { steps, remarks, answers, facts, site, translate },
    {
      status: translate('document.draft'),
      isDraft: true,
      closing: [],
      signature: [],
      ...(renewal ? { renewal: printedRenewal(renewal, served) } : {}),
      ...(signature ? { signed: signature } : {}),
    },
  )
}

function submittedOf(
  { snapshot, created_at }: SubmissionRow,
  encryptor: Encryptor,
  quote: QuoteSnapshot,
): PrintedApplication {
  const { row, served, viewer } = quote
  const { site, translate } = served
  const { facts, renewal, remarks } = snapshot
  const steps = stepsFor(viewer, snapshot.steps)
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone })
  const answers = decryptAnswers(snapshot.answers, sensitiveOf(served), encryptor, row.id)
  const signature = printedSignature(steps, answers, facts.document_hash, served)
  return printedApplication(
    { steps, remarks, answers, facts, site, translate },
    {
      status: translate('document.submitted', { date: day.format(created_at) }),
      isDraft: false,
      closing: closingOf(snapshot.disclosures),
      signature: signature ? [] : [translate('document.signature'), translate('document.date')],
      ...(renewal ? { renewal: printedRenewal(renewal, served) } : {}),
      ...(signature ? { signed: signature } : {}),
    },
  )
}
