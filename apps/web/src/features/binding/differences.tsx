import { requestedTerms } from '@coverwright/catalogue/lines/requested-terms'
import type { OfferReply } from '@coverwright/contract/offers'
import type { Answers } from '@coverwright/core/answers/answers'
import { differencesOf } from '@coverwright/core/offers/differences-of'
import type { Translate } from '@coverwright/core/text/text'
import '../../styles/pages/binding.css'

type Props = {
  readonly offer: OfferReply
  /** With which it was asked for. */
  readonly answers: Answers
  readonly locale: string
  readonly t: Translate
}

/** Requested against offered, side by side; nothing where both are the same. */
export function Differences({ offer, answers, locale, t }: Props) {
  const own = differencesOf(offer, requestedTerms(offer.line, answers), { t, locale })
    // The price above says what a year costs with them.
    .filter(({ kind }) => kind !== 'fees')
  if (own.length === 0) return null
  return (
    <table className="bind__differences">
      <caption>{t('bind.differs.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bind.differs.cover')}</th>
          <th scope="col">{t('bind.differs.asked')}</th>
          <th scope="col">{t('bind.differs.offered')}</th>
        </tr>
      </thead>
      <tbody>
        {own.map(({ kind, code, label, requested, offered }) => (
          <tr key={`${kind} ${code}`}>
            <th scope="row">{label}</th>
            <td>{requested ?? '–'}</td>
            <td>{offered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
