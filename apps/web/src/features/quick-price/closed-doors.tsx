import { useQuery } from '@tanstack/react-query'
import { earlierIndications, indicationsQuery } from '../../api/resources/indications.ts'
import { Link } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { insurerName } from '../offers/offer-text.ts'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { placeOfAnswer } from '../quote/place-of-answer.ts'
import { pricedQuote } from '../quote/priced-quote.ts'
import { textsOf } from '../quote/texts.ts'
import { closedSince } from './price-lines.ts'

/** On the review: the insurers that the last change has lost, why, and the answer that would win each back. */
export function ClosedDoors({ application }: { readonly application: Application }) {
  const quote = pricedQuote(application)
  return quote ? <ClosedDoor application={application} quote={quote} /> : null
}

function ClosedDoor({
  application: { site, flowState },
  quote,
}: {
  readonly application: Application
  readonly quote: NonNullable<ReturnType<typeof pricedQuote>>
}) {
  const t = textsOf(site)
  const { data } = useQuery(indicationsQuery(quote))
  const doors = data ? closedSince(earlierIndications(quote), data) : []
  return doors.map(({ line, insurer }) => (
    <Notice
      key={`${line} ${insurer.carrier}`}
      kind="caution"
      title={t('page.prices.closedNow', { insurer: insurerName(insurer, t), line })}
      urgent
    >
      {insurer.reasons.map(({ text, answer }) => {
        const place = placeOfAnswer(flowState, answer)
        return (
          <p key={text}>
            {text}{' '}
            {place && <Link href={changeAddress(flowState.flow, place.page, place.at)}>{t('page.prices.again')}</Link>}
          </p>
        )
      })}
    </Notice>
  ))
}
