import type { OutboxMail } from '@coverwright/contract/outbox'
import type { Translate } from '@coverwright/core/text/text'
import { apiUrl } from '../../api/page/base.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { linkedText } from './linked-text.ts'

export type MailView = 'html' | 'text'

type Props = {
  readonly mail: OutboxMail
  readonly view: MailView
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly locale: string
  readonly t: Translate
}

/** A mail in the list; when open, it shows the mail as the recipient gets it. */
export function OutboxEntry({ mail, view, isOpen, onToggle, locale, t }: Props) {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <li className="mail">
      <h2>
        <button type="button" className="mail__head" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="mail" />
          <span>
            {mail.subject}
            <small>{t('page.outbox.to', { address: mail.to })}</small>
          </span>
          <time dateTime={mail.created_at}>{time.format(new Date(mail.created_at))}</time>
          <Icon name="chevron-down" small />
        </button>
      </h2>
      {isOpen && view === 'html' && (
        // A separate document, because our pages forbid the inline styles of a mail. Scripts in it do not run.
        <iframe
          className="mail__frame"
          title={t('page.outbox.frame', { subject: mail.subject })}
          src={apiUrl(`outbox/${mail.id}`)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {isOpen && view === 'text' && (
        <pre className="mail__text">
          {linkedText(mail.text).map(({ at, words, href }) =>
            href ? (
              <a key={at} href={href} target="_blank" rel="noreferrer">
                {words}
              </a>
            ) : (
              <span key={at}>{words}</span>
            ),
          )}
        </pre>
      )}
    </li>
  )
}
