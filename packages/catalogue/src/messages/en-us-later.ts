import type { Messages } from '@coverwright/core/text/text'
import { application } from './en-US/application.ts'
import { changes } from './en-US/changes.ts'
import { checks } from './en-US/checks.ts'
import { earlierAnswers } from './en-US/earlier-answers.ts'
import { formParts } from './en-US/form-parts.ts'
import { appetiteTexts } from './en-US/lines/appetite.ts'
import { earlierAnswersTexts } from './en-US/lines/earlier-answers.ts'
import { otherApplicants } from './en-US/lines/other-applicants.ts'
import { priorPolicyTexts } from './en-US/lines/prior-policy.ts'
import { statementListTexts } from './en-US/lines/statement-lists.ts'
import { lists } from './en-US/lists.ts'
import { reviewAndOffers } from './en-US/review-and-offers.ts'
import { taxNumbers } from './en-US/tax-numbers.ts'
import { uploads } from './en-US/uploads.ts'

/** Texts of pages that several lines share. */
export const enUsAnyLine: Messages = {
  ...appetiteTexts,
  ...earlierAnswersTexts,
  ...otherApplicants,
  ...priorPolicyTexts,
  ...statementListTexts,
}

/** Texts that only later steps need, except those of lines; fetched while the first page is filled in. */
export const enUsLater: Messages = {
  ...application,
  ...changes,
  ...checks,
  ...formParts,
  ...lists,
  ...enUsAnyLine,
  ...reviewAndOffers,
  ...earlierAnswers,
  ...taxNumbers,
  ...uploads,
}
