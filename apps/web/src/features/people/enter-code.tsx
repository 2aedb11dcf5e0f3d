import type { SignedInReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { PendingCode } from './pending-code.ts'
import { signIn } from './person-calls.ts'
import { PlainField } from './plain-field.tsx'
import { codeIn, notSent, notSignedIn } from './sign-in-words.ts'
import { useAsked } from './use-asked.ts'

type Props = {
  readonly pending: PendingCode
  readonly to: string
  readonly onSignedIn: (signedIn: SignedInReply) => void
  /** Sends another code. */
  readonly onAgain: () => Promise<void>
  readonly onOtherAddress: () => void
  readonly t: Translate
}

/** Asks for the code that was sent. */
export function EnterCode({ pending, to, onSignedIn, onAgain, onOtherAddress, t }: Props) {
  const [typed, setTyped] = useState('')
  const { busy, error, field, submit } = useAsked({
    check: () => (codeIn(typed) === undefined ? { key: 'page.signIn.code.missing' } : undefined),
    send: async () => onSignedIn(await signIn(codeIn(typed) ?? '', to)),
    refused: notSignedIn,
  })
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <PlainField
        label={t('page.signIn.code.label')}
        hint={t('page.signIn.code.hint')}
        error={error && t(error.key, error.params)}
        value={typed}
        onChange={setTyped}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        narrow
        t={t}
      />
      <div className="actions">
        <Button type="submit" arrow busy={busy}>
          {t(busy ? 'page.signIn.code.checking' : 'page.signIn.code.submit')}
        </Button>
        <Button kind="quiet" onClick={onOtherAddress}>
          {t('page.signIn.otherAddress')}
        </Button>
      </div>
      <AnotherCode
        key={pending.againAt}
        pending={pending}
        onAgain={async () => {
          await onAgain()
          setTyped('')
          field.current?.focus()
        }}
        t={t}
      />
    </form>
  )
}

type AnotherProps = Pick<Props, 'pending' | 'onAgain' | 't'>

/** Another code, once the server sends one; until then, when that is. */
function AnotherCode({ pending, onAgain, t }: AnotherProps) {
  const wait = useSecondsUntil(pending.againAt)
  const { busy, error, submit } = useAsked({ check: () => undefined, send: onAgain, refused: notSent })
  return (
    <div className="another">
      {pending.again && <p role="status">{t('page.signIn.code.sentAgain')}</p>}
      {error && (
        <p className="err" role="alert">
          {t(error.key, error.params)}
        </p>
      )}
      {wait > 0 ? (
        <p className="hint">{t('page.signIn.code.wait', { count: wait })}</p>
      ) : (
        <Button kind="line" small busy={busy} onClick={() => submit()}>
          {t('page.signIn.code.again')}
        </Button>
      )}
    </div>
  )
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((time - now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return left
}
