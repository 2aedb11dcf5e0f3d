import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { answersAt, type RequestPath } from '../../rating/amounts.ts'
import { daysBetween } from '../../rating/calendar.ts'
import type { Effect } from '../../rating/rated-question.ts'
import type { AppetiteRule } from '../../rating/sample-carrier.ts'
import { refers } from '../shared/answer-effects.ts'

/** “Not sure” never counts as Yes: an underwriter checks it before the price is firm. */
export const doubt = (subject: string): Effect =>
  refers(
    ['Not sure', 'not_sure'],
    `Vous aviez un doute sur ${subject}. Un souscripteur le vérifie avec vous avant de donner un prix ferme.`,
  )

/** Overseas départements and collectivities. */
export const mainlandOnly: AppetiteRule = {
  applies: {
    states: ['FR-971', 'FR-972', 'FR-973', 'FR-974', 'FR-975', 'FR-976', 'FR-BL', 'FR-MF', 'FR-WF', 'FR-PF', 'FR-NC'],
  },
  outcome: 'out',
  code: 'appetite.overseas',
  reason: 'Nous n’assurons pas les entreprises situées outre-mer.',
}

export const notForGuards: AppetiteRule = {
  applies: { traits: ['security'], min_hazard: 4 },
  outcome: 'out',
  code: 'appetite.security',
  reason: 'Nous n’assurons pas le gardiennage.',
}

export const out = (code: string, applies: AppetiteRule['applies'], reason: string): AppetiteRule => ({
  applies,
  outcome: 'out',
  code: `appetite.${code}`,
  reason,
})

export const refer = (code: string, applies: AppetiteRule['applies'], reason: string): AppetiteRule => ({
  applies,
  outcome: 'refer',
  code: `appetite.${code}`,
  reason,
})

/** Factors by territory; 1 elsewhere. */
export const places: Readonly<Record<string, number>> = {
  'FR-75': 1.12,
  'FR-92': 1.08,
  'FR-93': 1.16,
  'FR-94': 1.08,
  'FR-13': 1.12,
  'FR-06': 1.1,
  'FR-83': 1.06,
  'FR-69': 1.03,
  'FR-35': 0.94,
  'FR-29': 0.94,
  'FR-85': 0.95,
}

/** Days from the start of the contract to the date in the answer; negative if that is earlier. */
export const daysAt = (request: QuoteRequest, path: RequestPath): number | undefined => {
  const day = calendarDay(answersAt(request, path)[0])
  return day === undefined ? undefined : daysBetween(request.coverage.effective_date, day)
}
