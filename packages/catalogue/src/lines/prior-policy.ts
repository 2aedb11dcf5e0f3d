import type { AnswerPath } from '@coverwright/core/answers/answers'
import { all, is, not, yes } from '@coverwright/core/rules/rule'
import { neverDeclined } from '../earlier-answers.ts'
import { field } from '../field.ts'
import { notExpired, startDateChecks } from './bounds.ts'
import { claimsMadeEndsAtStart } from './ends-at-start.ts'
import { nameText, openedBy, shortText } from './line-page.ts'

// Questions that lines share about a policy of the same kind: the one in force, and one that a carrier refused.

const ifInsured = (prior: AnswerPath) => openedBy(`${prior}.insured`, yes(`${prior}.insured`))

/** Today's insurer of the line, if any, and the end date. The line’s own texts say what that is called. */
export const policyToday = (prior: AnswerPath) => [
  field(`${prior}.insured`, 'yes_no', { hint: true }),
  field(`${prior}.insurer`, 'text', { width: 3, ...ifInsured(prior), checks: nameText }, 'prior.insurer'),
  field(
    `${prior}.expiry`,
    'date',
    {
      width: 3,
      ...ifInsured(prior),
      checks: notExpired,
      remarks: claimsMadeEndsAtStart,
    },
    'prior.expiry',
  ),
]

/**
 * How far back today's policy reaches: a new insurer that keeps its date covers what the old one covered.
 * @param texts the key of the words, if they are the line’s own
 */
export const pendingDate = (prior: AnswerPath, texts: AnswerPath = 'prior.pending_date') =>
  field(
    `${prior}.pending_date`,
    'date',
    {
      hint: true,
      width: 3,
      optional: true,
      ...ifInsured(prior),
      checks: startDateChecks,
    },
    texts,
  )

const mayAskOfDeclinature = not(is('state', 'MO'))

/** Whether a carrier refused the line. Not asked in Missouri, which forbids it. */
export const declinedBefore = (prior: AnswerPath) => [
  field(
    `${prior}.declined`,
    'yes_no',
    {
      yearly: true,
      statement: { list: 'true', kind: 'exposure' },
      hint: true,
      visible: mayAskOfDeclinature,
      derived: neverDeclined,
    },
    'prior.declined',
  ),
  field(
    `${prior}.declined_detail`,
    'long_text',
    { ...openedBy(`${prior}.declined`, all(mayAskOfDeclinature, yes(`${prior}.declined`))), checks: shortText },
    'prior.declined_detail',
  ),
]
