import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import { answersAt } from './amounts.ts'
import { appliesTo } from './applies.ts'
import { daysWithoutCover } from './days-without-cover.ts'
import type { SampleCarrier, SampleLine } from './sample-carrier.ts'

type Terms = Pick<CarrierQuote, 'market' | 'trigger' | 'retroactive_date' | 'period' | 'exclusions'>

/** Lines that are usually claims-made; all others are occurrence policies. */
const claimsMade: readonly string[] = ['pl', 'eo', 'cl', 'do', 'epli', 'fid', 'pollution', 'rcp_es', 'rcp', 'pi']
/** Lines that insure an event, or that the state lets only admitted insurers write. */
const ofDays: readonly string[] = ['se']
const alwaysAdmitted: readonly string[] = ['wc']

/** What the applicant must know besides the limits. */
export function termsOf(
  carrier: SampleCarrier,
  line: SampleLine,
  request: QuoteRequest,
  coverages: CarrierQuote['coverages'],
): Terms {
  const from = request.coverage.effective_date
  const trigger = claimsMade.includes(request.line) ? 'claims_made' : 'occurrence'
  const retroactive = trigger === 'claims_made' ? retroactiveDate(request) : undefined
  const exclusions = (line.exclusions ?? [])
    .filter(({ applies }) => appliesTo(applies, { class: request.class, state: request.business.state }))
    .filter(({ unless = [] }) => !coverages.some(({ code, offered }) => offered && unless.includes(code)))
    .map(({ code, label }) => ({ code, label }))
  return {
    ...(carrier.speech
      ? {}
      : { market: alwaysAdmitted.includes(request.line) ? 'admitted' : (carrier.market ?? 'admitted') }),
    trigger,
    ...(retroactive ? { retroactive_date: retroactive } : {}),
    ...(ofDays.includes(request.line) ? {} : { period: { from, to: yearsAfter(from, 1) } }),
    ...(exclusions.length > 0 ? { exclusions } : {}),
  }
}

/**
 * As far back as the current policy, or without limit; after a gap, only from the first day.
 * Applicants without a policy are insured from the first day, unless they asked for prior acts cover.
 */
function retroactiveDate(request: QuoteRequest): string | undefined {
  const answer = (name: 'has_cover' | 'keep_reach' | 'retro_date' | 'wants_past_work') =>
    answersAt(request, `details.pl.prior.${name}`)[0]
  const hasCover = answer('has_cover')
  if (hasCover === undefined) return undefined
  const isInsured = hasCover === 'Yes'
  const gap = daysWithoutCover(request, { insured: 'details.pl.prior.has_cover', ends: 'details.pl.prior.expiry' })
  const begins = isInsured ? gap > 0 || answer('keep_reach') === 'No' : answer('wants_past_work') !== 'Yes'
  if (begins) return request.coverage.effective_date
  return isInsured ? calendarDay(answer('retro_date')) : undefined
}
