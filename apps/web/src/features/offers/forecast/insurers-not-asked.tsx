import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forecastQuery } from '../../../api/resources/forecasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { insurerName } from '../offer-text.ts'

type Props = {
  /** The quote's id. */
  readonly id: string
  readonly offers: readonly OfferReply[]
  readonly t: Translate
}

/** Insurers that sell the same insurance and have no offer here, each with its reason; fetched when somebody looks. */
export function InsurersNotAsked({ id, offers, t }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useQuery({ ...forecastQuery(id), enabled: isOpen })
  const wasAsked = (line: string, carrier: string) =>
    offers.some((each) => each.line === line && each.carrier === carrier)
  const rows = data?.lines
    .filter(({ line }) => offers.some((offer) => offer.line === line))
    .flatMap(({ line, name, insurers }) =>
      insurers
        .filter(({ carrier }) => !wasAsked(line, carrier))
        .map((insurer) => ({
          id: `${line} ${insurer.carrier}`,
          insurer: `${insurerName(insurer, t)}, ${name}`,
          reason: insurer.reason,
        })),
    )
  return (
    <details className="offers__fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('page.offers.others')}</summary>
      {isError ? (
        <Button kind="line" small onClick={() => void refetch()}>
          {t('ui.tryAgain')}
        </Button>
      ) : rows?.length ? (
        <dl>
          {rows.map(({ id: key, insurer, reason }) => (
            <div key={key}>
              <dt>{insurer}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p role="status">{t(rows ? 'page.offers.others.none' : 'ui.loading')}</p>
      )}
    </details>
  )
}
