import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { LinkReply } from '@coverwright/contract/links'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { useRef, useState } from 'react'
import { useSendLink, useSentLink } from '../../api/resources/links.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { SentLinks } from './sent-links.tsx'
import '../../styles/pages/agent-dialog.css'

type Props = {
  readonly quoteId: string
  /** The client's address; empty if it is unknown. */
  readonly email: string
  readonly site: PublicSite
  readonly onClose: () => void
}

const longestNote = 500

/** Sends the client a link to continue the quote, and lists earlier links to revoke. */
export function SendLinkDialog({ quoteId, email: clientEmail, site, onClose }: Props) {
  const t = textsOf(site)
  const [email, setEmail] = useState(clientEmail)
  const [note, setNote] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const send = useSendLink(quoteId)
  const submit = () => {
    const isWrong = !isEmailAddress(email.trim())
    setInvalid(isWrong)
    if (isWrong) input.current?.focus()
    else send.mutate({ email: email.trim(), ...(note.trim() ? { note: note.trim() } : {}) })
  }
  return (
    <Dialog title={t('agent.send.title')} closeLabel={t('ui.close')} onClose={onClose}>
      {send.data ? (
        <SentLink quoteId={quoteId} link={send.data} site={site} onClose={onClose} />
      ) : (
        <form
          className="agent-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <p className="dialog__sub">{t('agent.send.text')}</p>
          <LabelledControl
            label={t('agent.send.email')}
            problem={isInvalid ? 'validationError.isEmail' : undefined}
            t={t}
          >
            {(control) => (
              <input
                {...control}
                ref={input}
                className="input"
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setInvalid(false)
                }}
              />
            )}
          </LabelledControl>
          <LabelledControl label={t('agent.send.note')} optional t={t}>
            {(control) => (
              <textarea
                {...control}
                className="textarea"
                dir="auto"
                maxLength={longestNote}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </LabelledControl>
          {send.isError && (
            <Notice kind="negative" title={t('agent.send.failed')} urgent>
              <p>{errorText(send.error, t('page.trouble.text'))}</p>
            </Notice>
          )}
          <div className="actions">
            <Button kind="line" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" busy={send.isPending}>
              {t(send.isPending ? 'agent.send.sending' : 'agent.send.send')}
            </Button>
          </div>
        </form>
      )}
      <SentLinks quoteId={quoteId} site={site} />
    </Dialog>
  )
}

/** The server's own wording, or `fallback` if it did not respond. */
function errorText(error: Error, fallback: string): string {
  if (!(error instanceof ApiProblem) || (error.isTransient && error.status !== 429)) return fallback
  return error.errors.find(({ field }) => field === 'note')?.message ?? error.message
}

type SentProps = {
  readonly quoteId: string
  readonly link: LinkReply
  readonly site: PublicSite
  readonly onClose: () => void
}

function SentLink({ quoteId, link: sentLink, site, onClose }: SentProps) {
  const t = textsOf(site)
  // It may be revoked in the list below.
  const link = useSentLink(quoteId, sentLink)
  return (
    <>
      <div className="agent-form" role="status">
        <SentText link={link} site={site} />
      </div>
      <div className="actions">
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </div>
    </>
  )
}

function SentText({ link, site }: Pick<SentProps, 'link' | 'site'>) {
  const t = textsOf(site)
  const { sent_to: to, expires_at } = link
  if (link.revoked_at !== undefined) return <p>{t('agent.send.revoked', { to })}</p>
  if (link.undelivered) return <p>{t('agent.send.undelivered', { to })}</p>
  return (
    <>
      <p>{t('agent.send.sent', { to, until: dayText(expires_at, site) })}</p>
      <p className="dialog__sub">{t('agent.send.next')}</p>
    </>
  )
}
