import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { ErasureReply } from '@coverwright/contract/accounts'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { forgetEverything } from '../../api/browser/forget-everything.ts'
import { sitePath } from '../../api/page/base.ts'
import { eraseAccount } from '../../api/resources/accounts.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { announcePersonChange } from '../../api/tabs/person-change.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { textsOf } from '../quote/texts.ts'
import { PlainField } from '../sign-in/plain-field.tsx'

type Props = { readonly email: string; readonly site: PublicSite; readonly onClose: () => void }

/** Says what will be erased and what stays, asks for the user's own address to confirm, then says what was erased. */
export function EraseDialog({ email, site, onClose }: Props) {
  const t = textsOf(site)
  const erase = useMutation({ mutationFn: (input: string) => eraseAccount(input) })
  const erasure = erase.data
  const leave = () => (erasure ? leaveErased(erasure) : onClose())
  return (
    <Dialog
      title={t(erasure ? 'account.erase.done' : 'account.erase')}
      closeLabel={t('ui.close')}
      onClose={erase.isPending ? () => undefined : leave}
      alert
    >
      {erasure ? (
        <ErasureResult erased={erasure} site={site} onLeave={leave} />
      ) : (
        <ErasureForm
          email={email}
          t={t}
          problem={erase.error}
          busy={erase.isPending}
          onErase={(input) => erase.mutate(input)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** Clears this browser's data and reloads the page; the first page, if the account is closed. */
function leaveErased({ account_closed: isClosed }: ErasureReply): void {
  forgetEverything()
  if (isClosed) announcePersonChange('out')
  location.replace(`${sitePath()}/${isClosed ? '' : 'account'}`)
}

type ErasureFormProps = {
  readonly email: string
  readonly t: Translate
  readonly problem: Error | null
  readonly busy: boolean
  readonly onErase: (input: string) => void
  readonly onClose: () => void
}

function ErasureForm({ email, t, problem, busy, onErase, onClose }: ErasureFormProps) {
  const [typedEmail, setTypedEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = () => {
    if (busy) return
    const isOwn = typedEmail.trim().toLowerCase() === email.toLowerCase()
    setWrong(!isOwn)
    if (isOwn) onErase(typedEmail.trim())
    else input.current?.focus()
  }
  const isRefused = problem instanceof ApiProblem && problem.status === 422
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <dl className="erasing">
        <dt>{t('account.erase.goes')}</dt>
        <dd>{t('account.erase.goes.text')}</dd>
        <dt>{t('account.erase.stays')}</dt>
        <dd>{t('account.erase.stays.text')}</dd>
      </dl>
      <PlainField
        label={t('account.erase.email')}
        hint={t('account.erase.email.hint', { email })}
        error={isWrong || isRefused ? t('account.erase.email.wrong') : undefined}
        value={typedEmail}
        onChange={setTypedEmail}
        type="email"
        autoComplete="off"
        ref={input}
        t={t}
      />
      {problem && !isRefused && (
        <Notice kind="negative" title={t('account.erase.failed.title')} urgent>
          <p>{t('account.erase.failed.text')}</p>
        </Notice>
      )}
      <div className="actions">
        <Button kind="line" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" kind="danger" busy={busy}>
          {t(busy ? 'account.erase.erasing' : 'account.erase.go')}
        </Button>
      </div>
    </form>
  )
}

type ErasureResultProps = { readonly erased: ErasureReply; readonly site: PublicSite; readonly onLeave: () => void }

function ErasureResult({ erased: { erased, kept, account_closed: isClosed }, site, onLeave }: ErasureResultProps) {
  const t = textsOf(site)
  const close = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => close.current?.focus(), [])
  return (
    <>
      <div className="erased" role="status">
        <p>{t(erased === 0 ? 'account.erase.nothing' : 'account.erase.erased', { count: erased })}</p>
        {kept.length > 0 && (
          <>
            <p>{t('account.erase.kept', { count: kept.length })}</p>
            <ul className="kept">
              {kept.map(({ uuid, until, reason }) => (
                <li key={uuid}>
                  <b className="id">{quoteNumber(uuid)}</b>{' '}
                  {until && `${t('account.erase.until', { date: dateText(until.slice(0, 10), site.locale) })} `}
                  {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{t(isClosed ? 'account.erase.closed' : 'account.erase.open.still')}</p>
      </div>
      <div className="actions">
        <Button ref={close} onClick={onLeave}>
          {t('ui.close')}
        </Button>
      </div>
    </>
  )
}
