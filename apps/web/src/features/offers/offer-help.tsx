import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { use } from 'react'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { placesBehind } from '../quote/place-of-answer.ts'
import { isAgent } from '../session/roles.ts'
import { contactOf } from '../shell/contact-of.ts'
import { ShowDialogContext } from '../shell/frame-slots.ts'
import { insurerName } from './offer-text.ts'

type Props = {
  readonly offer: OfferReply
  readonly application: Application
  /** Opens the application for changes, at an address. */
  readonly onEdit: (address: string) => void
  readonly busy: boolean
  readonly t: Translate
}

/** What the applicant can do about an insurer without a price: change the answer that it minds, or ask their advisor. */
export function OfferHelp({ offer, application, onEdit, busy, t }: Props) {
  const { flowState, user } = application
  const about = <VisuallyHidden> {insurerName(offer, t)}</VisuallyHidden>
  const places = placesBehind(flowState, offer.reasons)
  return (
    <>
      {places.map(({ page, at, label }) => (
        <Button
          key={`${page} ${at}`}
          kind="quiet"
          small
          busy={busy}
          disabled={user.impersonated}
          onClick={() => onEdit(changeAddress(flowState.flow, page, at))}
        >
          {t('page.offer.change', { question: t(label) })}
          {about}
        </Button>
      ))}
      <OtherHelp offer={offer} application={application} hasPlaces={places.length > 0} t={t} />
    </>
  )
}

type OtherProps = Pick<Props, 'offer' | 'application' | 't'> & { readonly hasPlaces: boolean }

function OtherHelp({ offer, application, hasPlaces, t }: OtherProps) {
  const show = use(ShowDialogContext)
  const about = <VisuallyHidden> {insurerName(offer, t)}</VisuallyHidden>
  if (offer.state === 'declined') {
    if (hasPlaces) return null
    return (
      <ButtonLink href="/done" kind="quiet" small>
        {t('page.offer.check')}
        {about}
      </ButtonLink>
    )
  }
  const insurer = insurerName(offer, t)
  const line = insuranceTypeOf(application.site, offer.line)?.name ?? offer.line
  const mayAsk = offer.state === 'referred' || offer.state === 'unavailable'
  if (!mayAsk || !show || isAgent(application.user)) return null
  return (
    <Button kind="quiet" small onClick={() => show('message', { about: 'offer', insurer, line })}>
      {t('page.offer.ask', { name: contactOf(application).name })}
      {about}
    </Button>
  )
}
