import type { SignedInReply } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useState } from 'react'
import { signIn } from '../../api/resources/sign-in.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CodeForm } from './code-form.tsx'
import type { PendingCode } from './pending-code.ts'
import { parseCode, sendingError, signInError } from './sign-in-errors.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = {
  readonly pending: PendingCode
  readonly to: string
  readonly onSignedIn: (signedIn: SignedInReply) => void
  readonly onResend: () => Promise<void>
  readonly onOtherAddress: () => void
  readonly t: Translate
}

/** Asks for the mailed code. */
export function CodeEntry({ pending, to, onSignedIn, onResend, onOtherAddress, t }: Props) {
  return (
    <CodeForm
      texts={{
        label: 'page.signIn.code.label',
        hint: 'page.signIn.code.hint',
        missing: 'page.signIn.code.missing',
        submit: 'page.signIn.code.submit',
        checking: 'page.signIn.code.checking',
      }}
      parseCode={parseCode}
      digits
      send={async (code) => onSignedIn(await signIn(code, to))}
      errorOf={signInError}
      alternative={
        <Button kind="quiet" onClick={onOtherAddress}>
          {t('page.signIn.otherAddress')}
        </Button>
      }
      below={(clear) => (
        <Resend
          key={pending.againAt}
          pending={pending}
          onResend={async () => {
            await onResend()
            clear()
          }}
          t={t}
        />
      )}
      t={t}
    />
  )
}

type ResendProps = Pick<Props, 'pending' | 'onResend' | 't'>

/** Sends another code; until the server allows that, counts down. */
function Resend({ pending, onResend, t }: ResendProps) {
  const wait = useSecondsUntil(pending.againAt)
  const { busy, error, submit } = useFormRequest({ validate: () => undefined, send: onResend, errorOf: sendingError })
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
  const secondsLeft = Math.max(0, Math.ceil((time - now) / 1000))
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return secondsLeft
}
