import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type BindPageOf, bindQuery } from '../../api/resources/binds.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice, type NoticeKind } from '../../ui/feedback/notice.tsx'
import { insurerName } from '../offers/offer-text.ts'
import type { Application } from '../quote/application.ts'
import { BillPart } from './bill-part.tsx'
import { bindStatusText } from './bind-status-text.ts'
import { Changes } from './changes.tsx'
import { Differences } from './differences.tsx'
import '../../styles/pages/binding.css'

type Props = {
  readonly application: Application
  readonly of: Omit<BindPageOf, 'offer'>
  /** Chosen, asked for, or ended by its insurer. */
  readonly offers: readonly OfferReply[]
  readonly t: Translate
}

/** The state of each chosen offer: whose turn it is, and what somebody can do. */
export function BindingStatus({ application, of, offers, t }: Props) {
  return offers.map((offer) => (
    <OfferStatus key={offer.uuid} application={application} of={{ ...of, offer: offer.uuid }} offer={offer} t={t} />
  ))
}

type OfferStatusProps = Omit<Props, 'of' | 'offers'> & { readonly of: BindPageOf; readonly offer: OfferReply }

const kindOf: Readonly<Partial<Record<OfferReply['stage'], NoticeKind>>> = {
  bound: 'positive',
  no_reply: 'caution',
  contingent: 'caution',
  refused: 'negative',
  withdrawn: 'negative',
}

function OfferStatus({ application, of, offer, t }: OfferStatusProps) {
  // What is still needed is asked of the insurer on the page that is about it.
  const { data: page, refetch } = useQuery({ ...bindQuery(of), enabled: offer.stage !== 'chosen' })
  const isOlder = page !== undefined && page.offer.revision < offer.revision
  useEffect(() => {
    if (isOlder) void refetch()
  }, [isOlder, refetch])
  // A notice about an earlier stage is not shown for this one.
  const data = isOlder ? undefined : page
  const insurer = insurerName(offer, t)
  const { stage } = offer
  const bindPath = `/${of.uuid}/bind/${of.offer}`
  const isEnded = stage === 'refused' || stage === 'withdrawn'
  return (
    <section className="bind__status" data-stage={stage}>
      <Notice kind={kindOf[stage] ?? 'info'} title={`${insurer}. ${t(`bind.stage.${stage}`)}`}>
        {data && stage !== 'contingent' && <p>{bindStatusText(data, application, t)}</p>}
        {data?.message && (
          <blockquote>
            <p>{data.message}</p>
          </blockquote>
        )}
        {stage !== 'bound' && <p>{t(isEnded ? 'bind.notInsured.ended' : 'bind.notInsured', { insurer })}</p>}
        {stage === 'bound' && (
          <ButtonLink href={`/policies/${of.uuid}`} kind="line">
            {t('policy.page.see')}
          </ButtonLink>
        )}
        {stage === 'chosen' && (
          <ButtonLink href={bindPath} arrow>
            {t('bind.continue', { insurer })}
          </ButtonLink>
        )}
        {stage === 'contingent' && data && data.changes.length > 0 && (
          <>
            <p>{t('bind.changed.title')}</p>
            <Changes changes={data.changes} t={t} />
          </>
        )}
        {stage === 'contingent' && (
          <ButtonLink href={bindPath} arrow>
            {t('bind.giveMore')}
          </ButtonLink>
        )}
        {isEnded && (
          <ButtonLink href={`/${of.uuid}/quote-review`} kind="line">
            {t('bind.others')}
          </ButtonLink>
        )}
      </Notice>
      {offer.stage !== 'chosen' && <BillPart application={application} of={of} offer={offer} t={t} />}
      <Differences offer={offer} answers={application.quote ?? {}} locale={application.site.locale} t={t} />
    </section>
  )
}
