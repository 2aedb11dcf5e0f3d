import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { offerDocumentsQuery, proposalUrl } from '../../api/resources/documents.ts'
import { DocumentLinks } from './document-links.tsx'

type Props = {
  readonly quote: QuoteReply
  readonly offers: readonly OfferReply[]
  /** Of its insurer, as the page says it. */
  readonly nameOf: (offer: OfferReply) => string
  readonly site: PublicSite
  /** Other ways to hand the offers on, where there is a price. */
  readonly children?: ReactNode
  readonly t: Translate
}

const heading = 'offer-papers'

/** Leads to them from the top of the page, which may be long. */
export function showOfferPapers(): void {
  const title = document.getElementById(heading)
  title?.scrollIntoView()
  title?.focus({ preventScroll: true })
}

/** The offers as one document, and what insurers have sent about them. */
export function OfferPapers({ quote, offers, nameOf, site, children, t }: Props) {
  const { data = [] } = useQuery(offerDocumentsQuery(quote._id, offers))
  const withPapers = offers.filter(({ uuid }) => data.some(({ offer }) => offer === uuid))
  const hasPrice = quote.completed && offers.some(({ state }) => state === 'quoted')
  if (withPapers.length === 0 && !hasPrice) return null
  return (
    <section className="offers__papers" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {t('documents.title')}
      </h2>
      {hasPrice && (
        <a className="btn btn--line" href={proposalUrl(quote._id)} download>
          {t('proposal.download')}
        </a>
      )}
      {hasPrice && children}
      {withPapers.map((offer) => (
        <div key={offer.uuid}>
          <h3 className="papers__of" dir="auto">
            {nameOf(offer)}
          </h3>
          <DocumentLinks
            documents={data.filter((document) => document.offer === offer.uuid)}
            id={quote._id}
            site={site}
            t={t}
          />
        </div>
      ))}
    </section>
  )
}
