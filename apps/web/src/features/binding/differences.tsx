import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import '../../styles/pages/binding.css'

type Coverage = OfferReply['coverages'][number]

/** What is offered otherwise than it was asked for. */
export const differing = (coverages: readonly Coverage[]): readonly Coverage[] =>
  coverages.filter(({ requested, offered }) => requested !== undefined && requested !== offered)

/** Requested against offered, side by side; nothing where both are the same. */
export function Differences({ coverages, t }: { readonly coverages: readonly Coverage[]; readonly t: Translate }) {
  const own = differing(coverages)
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
        {own.map(({ code, label, requested, offered }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            <td>{requested}</td>
            <td>{offered ?? t('page.offer.notOffered')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
