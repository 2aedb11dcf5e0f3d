import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { textsOf } from '../quote/texts.ts'
import { LinkedWords } from './linked-words.tsx'

type Props = {
  readonly site: PublicSite
  readonly contact: Contact
  readonly problem: unknown
  readonly onClose: () => void
  readonly onAgain: () => void
}

/** The message did not arrive: nothing is lost, and there is another way. */
export function MessageFailed({ site, contact, problem, onClose, onAgain }: Props) {
  const t = textsOf(site)
  const email = site.customerFacing?.supportEmail ?? site.contact.email
  const { phone, phoneHref } = contact
  return (
    <>
      <p className="dialog__sub">{t(whyOf(problem))}</p>
      <p className="dialog__sub">
        <LinkedWords say={(place) => t('message.failed.write', { email: place })}>
          <a href={`mailto:${email}`}>{email}</a>
        </LinkedWords>{' '}
        {phone && phoneHref && (
          <LinkedWords say={(place) => t('message.failed.call', { phone: place })}>
            <a href={phoneHref}>
              <span className="tel">{phone}</span>
            </a>
          </LinkedWords>
        )}
      </p>
      <div className="actions">
        <Button kind="line" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button onClick={onAgain}>{t('ui.tryAgain')}</Button>
      </div>
    </>
  )
}

function whyOf(problem: unknown): string {
  const status = problem instanceof ApiProblem ? problem.status : undefined
  if (status === 429) return 'message.failed.tooMany'
  return status === 0 ? 'message.failed.offline' : 'message.failed.text'
}
