import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { PlainField } from './plain-field.tsx'
import type { Words } from './sign-in-words.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = {
  /** Keys of what its field and its button say. */
  readonly texts: {
    readonly label: string
    readonly hint?: string
    readonly missing: string
    readonly submit: string
    readonly checking: string
  }
  /** The code in what was typed; undefined if it cannot be one. */
  readonly codeIn: (typed: string) => string | undefined
  /** Codes are of digits alone. */
  readonly digits?: boolean
  readonly send: (code: string) => Promise<void>
  readonly refused: (problem: unknown) => Words
  /** Another way on, beside the button. */
  readonly otherWay?: ReactNode
  /** What stands below; it may clear the field for another code. */
  readonly below?: (clear: () => void) => ReactNode
  readonly t: Translate
}

/** Asks for a one-time code: mailed, from an authenticator app, or for recovery. */
export function CodeForm({ texts, codeIn, digits, send, refused, otherWay, below, t }: Props) {
  const [typed, setTyped] = useState('')
  const code = codeIn(typed)
  const { busy, error, field, submit } = useFormRequest({
    check: () => (code === undefined ? { key: texts.missing } : undefined),
    send: () => send(code ?? ''),
    refused,
  })
  const clear = () => {
    setTyped('')
    field.current?.focus()
  }
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <PlainField
        label={t(texts.label)}
        {...(texts.hint === undefined ? {} : { hint: t(texts.hint) })}
        error={error && t(error.key, error.params)}
        value={typed}
        onChange={setTyped}
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
        {otherWay}
      </div>
      {below?.(clear)}
    </form>
  )
}
