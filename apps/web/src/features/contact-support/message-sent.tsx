import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { topicsOf } from '@coverwright/catalogue/support/topics'
import { Button } from '../../ui/actions/button.tsx'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { textsOf } from '../quote/texts.ts'
import type { MessageDraft } from './message-draft.ts'
import { TextWithElement } from './text-with-element.tsx'

type Props = {
  readonly site: PublicSite
  readonly contact: Contact
  readonly reference: string
  readonly draft: MessageDraft
  readonly onClose: () => void
}

/** The message was sent: who will reply, and from which address. */
export function MessageSent({ site, contact, reference, draft, onClose }: Props) {
  const t = textsOf(site)
  const email = contact.email ?? site.contact.email
  const hasAddress = draft.email.trim() !== ''
  const topic = topicsOf(site, t).find(({ value }) => value === draft.subject)
  return (
    <>
      <p className="dialog__sub">
        <TextWithElement
          text={(place) =>
            t(hasAddress ? 'message.sent.text' : 'message.sent.noReply', { name: contact.name, email: place })
          }
        >
          {hasAddress ? <b>{email}</b> : <a href={`mailto:${email}`}>{email}</a>}
        </TextWithElement>
      </p>
      <div className="subject subject--sent">
        <b>{topic?.label}</b>
        <small>
          <TextWithElement text={(place) => t('message.sent.reference', { reference: place })}>
            <span className="id">{reference}</span>
          </TextWithElement>
        </small>
      </div>
      <div className="actions">
        <Button onClick={onClose}>{t('message.sent.back')}</Button>
      </div>
    </>
  )
}
