import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferDocument } from '@coverwright/contract/binding/offer-documents'
import { dateText } from '@coverwright/core/model/answer-text'
import { sizeText } from '@coverwright/core/text/size-text'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { offerDocumentUrl } from '../../api/resources/documents.ts'
import { dayAt } from '../quote/today.ts'
import '../../styles/pages/documents.css'

type Props = {
  readonly documents: readonly OfferDocument[]
  /** The id of the application. */
  readonly id: string
  readonly site: PublicSite
  /** What is shown beside one, such as a button to remove it. */
  readonly beside?: (document: OfferDocument) => ReactNode
  readonly t: Translate
}

/** Documents of offers and policies, to be saved; nothing when there are none. */
export function DocumentLinks({ documents, id, site, beside, t }: Props) {
  if (documents.length === 0) return null
  return (
    <ul className="papers">
      {documents.map((document) => (
        <li key={document.id}>
          <a href={offerDocumentUrl(id, document.id)} download>
            {t(`documents.kind.${document.kind}`)}
          </a>
          <small>
            <bdi>{document.holder?.name ?? document.name}</bdi>
            {[
              ...(document.outdated ? [t('documents.outdated')] : []),
              dateText(dayAt(site.timeZone, new Date(document.at)), site.locale),
              sizeText(document.size, site.locale),
            ].map((part) => (
              <span key={part}> · {part}</span>
            ))}
          </small>
          {beside?.(document)}
        </li>
      ))}
    </ul>
  )
}
