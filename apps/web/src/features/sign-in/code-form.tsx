import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { PlainField } from './plain-field.tsx'
import type { MessageText } from './sign-in-errors.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = {
  /** Message keys of the field and the button. */
  readonly texts: {
    readonly label: string
    readonly hint?: string
    readonly missing: string
    readonly submit: string
    readonly checking: string
  }
  /** Undefined if what was typed cannot be a code. */
  readonly parseCode: (input: string) => string | undefined
  /** The code consists of digits only. */
  readonly digits?: boolean
  readonly send: (code: string) => Promise<void>
  readonly errorOf: (problem: unknown) => MessageText
  /** Another way to sign in, beside the button. */
  readonly alternative?: ReactNode
  /** Shown below the form; `clear` empties the field for another code. */
  readonly below?: (clear: () => void) => ReactNode
  readonly t: Translate
}

/** Asks for a one-time code: a mailed one, one of an authenticator app, or a recovery code. */
export function CodeForm({ texts, parseCode, digits, send, errorOf, alternative, below, t }: Props) {
  const [input, setInput] = useState('')
  const code = parseCode(input)
  const { busy, error, field, submit } = useFormRequest({
    validate: () => (code === undefined ? { key: texts.missing } : undefined),
    send: () => send(code ?? ''),
    errorOf,
  })
  const clear = () => {
    setInput('')
    field.current?.focus()
  }
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <PlainField
        label={t(texts.label)}
        {...(texts.hint === undefined ? {} : { hint: t(texts.hint) })}
        error={error && t(error.key, error.params)}
        value={input}
        onChange={setInput}
        type="text"
        inputMode={digits ? 'numeric' : undefined}
        autoComplete="one-time-code"
        ref={field}
        narrow
        t={t}
      />
      <div className="actions">
        <Button type="submit" arrow busy={busy}>
          {t(busy ? texts.checking : texts.submit)}
        </Button>
        {alternative}
      </div>
      {below?.(clear)}
    </form>
  )
}
