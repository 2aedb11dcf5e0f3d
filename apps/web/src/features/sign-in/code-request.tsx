import type { CodeSent } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteQuery } from '../../api/resources/quotes.ts'
import { sendCode } from '../../api/resources/sign-in.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { textAnswer } from '../quote/application.ts'
import { PlainField } from './plain-field.tsx'
import { sendingError } from './sign-in-errors.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = { readonly onSent: (sent: CodeSent, email: string) => void; readonly t: Translate }

/** Asks for the address that the code is mailed to. */
export function CodeRequestByEmail({ onSent, t }: Props) {
  const { data: quote } = useQuery(quoteQuery)
  const [entered, setEmail] = useState<string>()
  // Prefilled from the application until something is typed.
  const email = entered ?? textAnswer(quote ?? null, 'contact_email') ?? ''
  const typed = email.trim()
  const { busy, error, field, submit } = useFormRequest({
    validate: () => (isEmailAddress(typed) ? undefined : { key: 'page.signIn.email.missing' }),
    send: async () => onSent(await sendCode({ email: typed }), typed),
    errorOf: sendingError,
  })
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <PlainField
        label={t('page.signIn.email')}
        hint={t('page.signIn.email.hint')}
        error={error && t(error.key, error.params)}
        value={email}
        onChange={setEmail}
        type="email"
        autoComplete="email"
        ref={field}
        t={t}
      />
      <div className="actions">
        <Button type="submit" arrow busy={busy}>
          {t(busy ? 'page.signIn.sending' : 'page.signIn.send')}
        </Button>
      </div>
    </form>
  )
}

type LinkProps = {
  readonly link: string
  /** The masked address of the link; undefined if the server did not send it. */
  readonly address: string | undefined
  readonly onSent: (sent: CodeSent) => void
  readonly onOtherAddress: () => void
  readonly t: Translate
}

/** Sends the code to the address that belongs to the link, so nothing has to be typed. */
export function CodeRequestByLink({ link, address, onSent, onOtherAddress, t }: LinkProps) {
  const { busy, error, submit } = useFormRequest({
    validate: () => undefined,
    send: async () => onSent(await sendCode({ link })),
    errorOf: sendingError,
  })
  return (
    <form onSubmit={submit}>
      {error && (
        <Notice kind="negative" title={t('page.signIn.failed.title')} urgent>
          <p>{t(error.key, error.params)}</p>
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" arrow busy={busy}>
          {address === undefined ? t('page.signIn.sendToLink') : t('page.signIn.sendTo', { address })}
        </Button>
        <Button kind="quiet" onClick={onOtherAddress}>
          {t('page.signIn.otherAddress')}
        </Button>
      </div>
    </form>
  )
}
