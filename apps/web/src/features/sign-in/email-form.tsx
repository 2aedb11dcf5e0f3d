import type { Translate } from '@coverwright/core/text/text'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { type ReactNode, useState } from 'react'
import { PlainField } from './plain-field.tsx'
import type { MessageText } from './sign-in-errors.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = {
  readonly label: string
  readonly hint?: string
  /** Prefills the address until something is typed. */
  readonly address: string
  readonly send: (email: string) => Promise<void>
  readonly errorOf: (problem: unknown) => MessageText
  readonly actions: (busy: boolean) => ReactNode
  readonly className?: string
  readonly t: Translate
}

/** Asks for an email address, and sends something to it. */
export function EmailForm({ label, hint, address, send, errorOf, actions, className, t }: Props) {
  const [enteredEmail, setEnteredEmail] = useState<string>()
  const email = enteredEmail ?? address
  const { busy, error, field, submit } = useFormRequest({
    validate: () => (isEmailAddress(email.trim()) ? undefined : { key: 'page.signIn.email.missing' }),
    send: () => send(email.trim()),
    errorOf,
  })
  return (
    <form className={className} noValidate onSubmit={submit}>
      <PlainField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        error={error && t(error.key, error.params)}
        value={email}
        onChange={setEnteredEmail}
        type="email"
        autoComplete="email"
        ref={field}
        t={t}
      />
      <div className="actions">{actions(busy)}</div>
    </form>
  )
}
