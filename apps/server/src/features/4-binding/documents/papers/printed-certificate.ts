import { licensesIn, sellerWords } from '@coverwright/catalogue/sites/licenses'
import type { CertificateHolder } from '@coverwright/contract/binding/offer-documents'
import type { Policy } from '@coverwright/contract/binding/policies'
import type { OfferReply } from '@coverwright/contract/offers'
import { dateText } from '@coverwright/core/model/answer-text'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import type { PrintedPaper } from './paper.ts'
import { brandOf } from './printed-proposal.ts'

type CertificateContent = {
  /** Of the certificate, for inquiries about it. */
  readonly number: string
  readonly insured: string
  readonly holder: CertificateHolder
  readonly policy: Policy
  readonly coverages: OfferReply['coverages']
  readonly served: ServedSite
  readonly now: Date
}

/** What an insurer has confirmed, for a third party. In our own layout and words; it gives nobody a right. */
export function printedCertificate(certificate: CertificateContent): PrintedPaper {
  const { number, insured, holder, policy, coverages, served, now } = certificate
  const { site, translate: t, country, today } = served
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone }).format(now)
  const day = (each: string) => dateText(each, site.locale)
  const title = t('certificate.title')
  const limits = coverages.flatMap(({ label, offered }) => (offered ? [{ label, value: offered }] : []))
  const licenses = licensesIn(site.licenses, undefined, { country, translate: t, today: today(now) })
  return {
    form: 'paper',
    brand: brandOf(served),
    title,
    about: insured,
    lines: [t('certificate.issued', { date, number })],
    blocks: [
      { kind: 'box', heading: t('certificate.means'), texts: [t('certificate.rights'), t('certificate.changes')] },
      {
        kind: 'facts',
        rows: [
          { label: t('certificate.holder'), value: addressLines(holder).join('\n') },
          { label: t('certificate.insured'), value: insured },
          { label: t('certificate.insurer'), value: policy.insurer },
          { label: t('certificate.line'), value: policy.line_name },
          { label: t('certificate.policy'), value: policy.reference },
          {
            label: t('certificate.term'),
            value: t('policy.term', { from: day(policy.effective_from), to: day(endOf(policy)) }),
          },
        ],
      },
      ...(limits.length > 0
        ? ([
            { kind: 'heading', text: t('certificate.limits') },
            { kind: 'facts', rows: limits },
          ] as const)
        : []),
      { kind: 'text', text: t('certificate.day', { date }) },
      {
        kind: 'text',
        text: Object.values(sellerWords(site.legal.owner, licenses)).filter(Boolean).join(' · '),
      },
    ],
    foot: [title, insured, number].filter(Boolean).join(' · '),
    language: site.locale,
  }
}

/** A cancellation that the insurer has confirmed ends it earlier. */
const endOf = ({ effective_to, cancelled_from }: Policy): string =>
  cancelled_from !== undefined && cancelled_from < effective_to ? cancelled_from : effective_to

const addressLines = ({ name, street, unit, city, state, zip_code }: CertificateHolder): readonly string[] => [
  name,
  [street, unit].filter(Boolean).join(', '),
  [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', '),
]
