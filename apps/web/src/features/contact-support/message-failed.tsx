import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { textsOf } from '../quote/texts.ts'
import { TextWithElement } from './text-with-element.tsx'

type Props = {
  readonly site: PublicSite
  readonly contact: Contact
  readonly problem: unknown
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** The message could not be sent: nothing is lost, and there are other ways to reach support. */
export function MessageFailed({ site, contact, problem, onClose, onRetry }: Props) {
  const t = textsOf(site)
  const email = site.customerFacing?.supportEmail ?? site.contact.email
  const { phone, phoneHref } = contact
  return (
    <>
      <p className="dialog__sub">{t(failureKey(problem))}</p>
      <p className="dialog__sub">
        <TextWithElement text={(place) => t('message.failed.write', { email: place })}>
          <a href={`mailto:${email}`}>{email}</a>
        </TextWithElement>{' '}
        {phone && phoneHref && (
          <TextWithElement text={(place) => t('message.failed.call', { phone: place })}>
            <a href={phoneHref}>
              <span className="tel">{phone}</span>
            </a>
          </TextWithElement>
        )}
      </p>
      <div className="actions">
        <Button kind="line" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
      </div>
    </>
  )
}

function failureKey(problem: unknown): string {
  const status = problem instanceof ApiProblem ? problem.status : undefined
  if (status === 429) return 'message.failed.tooMany'
  return status === 0 ? 'message.failed.offline' : 'message.failed.text'
}
