import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type Contact = {
  readonly name: string
  /** The relation to the reader: "Your advisor". */
  readonly relation?: string
  readonly role?: string
  readonly picture?: string
  /** Address of a chat with this person; without it, the site's. */
  readonly chat?: string
  /** As displayed, such as `(312) 555-0148`; absent for a number that cannot be displayed as one. */
  readonly phone?: string
  readonly phoneHref?: string
  readonly email?: string
  /** A desk rather than a person, so the email link has no name. */
  readonly isDesk?: boolean
  /** A second number to call: the agency's desk, beside its account manager. */
  readonly also?: { readonly label: string; readonly phone?: string; readonly phoneHref?: string }
  readonly hours?: string
  /** A note on how to reach the right person, for example for medical practices. */
  readonly note?: { readonly title: string; readonly text: string }
}

type Props = {
  readonly contact: Contact
  readonly t: Translate
  /** Within the page on phones, instead of in the side column. */
  readonly inPage?: boolean
  readonly onMessage?: () => void
  /** A link to an external chat; nothing of it is loaded before it is opened. */
  readonly chat?: { readonly url: string; readonly label?: string } | undefined
}

export function ContactPanel({ contact, t, inPage, onMessage, chat }: Props) {
  const heading = useId()
  const { name, relation, role, picture, hours, note } = contact
  return (
    <section className={inPage ? 'contact contact--page' : 'contact'} aria-labelledby={heading}>
      <div className="contact__who">
        {picture ? <img src={picture} alt="" width={56} height={56} /> : <Initials name={name} />}
        <div>
          <h2 className="contact__name" id={heading}>
            {relation && <VisuallyHidden>{relation}: </VisuallyHidden>}
            {name}
          </h2>
          {role && <p className="contact__role">{role}</p>}
        </div>
      </div>
      <ContactLinks contact={contact} t={t} chat={chat} {...(onMessage ? { onMessage } : {})} />
      {hours && <p className="contact__hours">{hours}</p>}
      {note && (
        <p className="contact__note">
          <strong>{note.title}</strong> {note.text}
        </p>
      )}
    </section>
  )
}

function ContactLinks({ contact, t, onMessage, chat }: Omit<Props, 'inPage'>) {
  const { name, phone, phoneHref, email, isDesk, also } = contact
  return (
    <ul className="contact__links">
      {phone && phoneHref && (
        <li>
          <a href={phoneHref}>
            <Icon name="phone" />
            <span className="num tel">{phone}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {isDesk ? t('ui.contact.emailDesk') : t('ui.contact.email', { name: firstWord(name) })}
          </a>
        </li>
      )}
      {also?.phone && also.phoneHref && (
        <li>
          <a href={also.phoneHref}>
            <Icon name="phone" />
            <span>
              {also.label}, <span className="num tel">{also.phone}</span>
            </span>
          </a>
        </li>
      )}
      {chat && (
        <li>
          <a href={chat.url} target="_blank" rel="noopener noreferrer">
            <Icon name="message" />
            <span>
              {chat.label ?? t('ui.contact.chat')}
              <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
            </span>
          </a>
        </li>
      )}
      {onMessage && (
        <li>
          <button type="button" onClick={onMessage}>
            <Icon name="message" />
            {t('ui.contact.message')}
          </button>
        </li>
      )}
    </ul>
  )
}

const firstWord = (name: string) => name.split(' ')[0] ?? name

function Initials({ name }: { readonly name: string }) {
  const letters = name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <span className="contact__face" aria-hidden="true">
      {letters}
    </span>
  )
}
