import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { use } from 'react'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { Application } from '../quote/application.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { isAgent } from '../session/roles.ts'
import { contactOf } from '../shell/contact-of.ts'
import { ShowDialogContext } from '../shell/frame-slots.ts'
import { insurerName } from './offer-text.ts'

type Props = {
  readonly offer: OfferReply
  readonly application: Application
  readonly t: Translate
}

/** What the applicant can do about an insurer without a price: look at the answers that it refused, or ask their advisor. */
export function OfferHelp({ offer, application, t }: Props) {
  const show = use(ShowDialogContext)
  const about = <VisuallyHidden> {insurerName(offer, t)}</VisuallyHidden>
  if (offer.state === 'declined') {
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
