import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { insurerName } from './offer-text.ts'

type Props = {
  readonly offers: readonly OfferReply[]
  /** How it ended; '' while insurers have not answered. */
  readonly headline: string
  readonly t: Translate
}

/** What insurers have answered since the page was opened, after their first answer. Screen readers announce it. */
export function LateNews({ offers, headline, t }: Props) {
  const [wasArriving] = useState(headline === '')
  const [last, setLast] = useState({ offers, news: [] as readonly string[] })
  if (last.offers !== offers) {
    const news = newsSince(last.offers, offers, t)
    setLast({ offers, news: news.length > 0 ? news : last.news })
  }
  return (
    <div role="status">
      {wasArriving && <VisuallyHidden>{headline}</VisuallyHidden>}
      {last.news.map((words) => (
        <Notice key={words} title={words} />
      ))}
    </div>
  )
}

const newsSince = (before: readonly OfferReply[], offers: readonly OfferReply[], t: Translate): readonly string[] =>
  offers.flatMap((offer) => {
    const was = before.find(({ uuid }) => uuid === offer.uuid)
    // The host has entered the answer of an insurer that was not asked then.
    const isEntered = !was && before.some((each) => each.submission_uuid === offer.submission_uuid)
    if (!isEntered && (!was || was.state === 'waiting' || was.state === offer.state)) return []
    if (offer.state === 'waiting' || offer.state === 'unavailable') return []
    return [t(`page.offers.news.${offer.state}`, { insurer: insurerName(offer, t) })]
  })
