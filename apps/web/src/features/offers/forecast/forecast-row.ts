import type { ForecastReply } from '@coverwright/contract/binding/forecast'
import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import type { ScheduleRow } from '../../../ui/insurance/schedule.tsx'
import { insurerName } from '../offer-text.ts'

type Insurer = ForecastReply['lines'][number]['insurers'][number]

/** What an insurer is likely to answer; once it has refused, that and its reason. */
export function forecastRow(insurer: Insurer, offersOfLine: readonly OfferReply[], t: Translate): ScheduleRow {
  const refusal = offersOfLine.find(({ carrier, state }) => carrier === insurer.carrier && state === 'declined')
  return {
    id: insurer.carrier,
    label: insurerName(insurer, t),
    answer: t(refusal ? 'page.offer.declined' : `page.forecast.${insurer.outlook}`),
    detail: refusal?.reasons[0]?.text ?? insurer.reason,
  }
}
