import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { withChosenLimits } from './umb/chosen-limits.ts'

/** The answers that only the carriers of a line get: those of the line's own pages. */
const ofLine: Readonly<Record<string, readonly AnswerPath[]>> = {
  gl: ['cdcs', 'in_care'],
  bop: ['cdcs', 'in_care'],
  wc: ['wc'],
  // Includes the firm's note to the underwriter.
  pl: ['pl', 'referral'],
  // Where both are picked, the pages of professional liability serve both.
  eo: ['eo', 'pl'],
  ca: ['ca', 'vehicles', 'drivers'],
  cp: ['cp'],
  cl: ['cyber'],
  umb: ['umbrella', 'vehicles'],
  se: ['event'],
  do: ['directors_and_officers'],
  epli: ['epli'],
  fid: ['fid'],
  pollution: ['pollution'],
  product: ['product'],
  landlord: ['landlord'],
}

/**
 * Sent to every insurer, as `locations` and `additional` are: a site's own questions; in the United Kingdom the
 * packages picked, which insurers price together, and declarations about those who run the business; in France and
 * Brazil the registered activity.
 */
const ofEveryLine: readonly AnswerPath[] = [
  'individual',
  'franchise',
  'locations',
  'additional',
  // Questions of a renewal about the year that ends.
  'renewal',
  'site_answers',
  'aon_uk_metadata',
  'gb_conduct',
  'naf_code',
  'register',
]

/** Paths of the answers that the insurers of `line` are sent as `details`. */
export const sentAnswers = (line: string): readonly AnswerPath[] => [
  ...ofEveryLine,
  // By default a line has its answers under its own name.
  ...((Object.hasOwn(ofLine, line) ? ofLine[line] : undefined) ?? [line]),
]

const completions: Readonly<Record<string, (answers: Answers) => Answers>> = { umb: withChosenLimits }

/** The answers for the carriers of `line`, including those that another line's pages have already asked. */
export const completedFor = (line: string, answers: Answers): Answers =>
  (Object.hasOwn(completions, line) ? completions[line] : undefined)?.(answers) ?? answers

type LossPaths = {
  readonly any: AnswerPath
  readonly list: AnswerPath
  readonly cancelled: AnswerPath
  readonly cancelledReason: AnswerPath
}

const sharedLosses: LossPaths = {
  any: 'claims.any',
  list: 'claims.list',
  cancelled: 'claims.cancelled',
  cancelledReason: 'claims.cancelled_reason',
}

const ownLosses: Readonly<Record<string, LossPaths>> = {
  wc: {
    any: 'wc.has_claims',
    list: 'wc.claims',
    cancelled: 'wc.general.cancelled',
    cancelledReason: 'wc.general.cancelled_reason',
  },
}

/** Path of the losses that concern a line: the shared list, or its own. */
export const lossPaths = (line: string): LossPaths =>
  (Object.hasOwn(ownLosses, line) ? ownLosses[line] : undefined) ?? sharedLosses

const usualDates: readonly AnswerPath[] = ['coverage.effective_date', 'event.start_date']

const ownDates: Readonly<Record<string, readonly AnswerPath[]>> = { se: ['event.start_date'] }

/** Paths of a line's start date; the first that is answered counts. */
export const effectiveDates = (line: string): readonly AnswerPath[] =>
  (Object.hasOwn(ownDates, line) ? ownDates[line] : undefined) ?? usualDates
