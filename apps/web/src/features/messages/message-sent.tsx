import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { topicsOf } from '@coverwright/catalogue/support/topics'
import { Button } from '../../ui/actions/button.tsx'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { textsOf } from '../quote/texts.ts'
import { LinkedWords } from './linked-words.tsx'
import type { MessageDraft } from './message-draft.ts'

type Props = {
  readonly site: PublicSite
  readonly contact: Contact
  readonly reference: string
  readonly draft: MessageDraft
  readonly onClose: () => void
}

/** The message arrived: who answers, and from where. */
export function MessageSent({ site, contact, reference, draft, onClose }: Props) {
  const t = textsOf(site)
  const email = contact.email ?? site.contact.email
  const answered = draft.email.trim() !== ''
  const topic = topicsOf(site, t).find(({ value }) => value === draft.subject)
  return (
    <>
      <p className="dialog__sub">
        <LinkedWords
          say={(place) =>
            t(answered ? 'message.sent.text' : 'message.sent.noReply', { name: contact.name, email: place })
          }
        >
          {answered ? <b>{email}</b> : <a href={`mailto:${email}`}>{email}</a>}
        </LinkedWords>
      </p>
      <div className="subject subject--sent">
        <b>{topic?.label}</b>
        <small>
          <LinkedWords say={(place) => t('message.sent.reference', { reference: place })}>
            <span className="id">{reference}</span>
          </LinkedWords>
        </small>
      </div>
      <div className="actions">
        <Button onClick={onClose}>{t('message.sent.back')}</Button>
      </div>
    </>
  )
}
