import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'

type Props = { readonly className?: string; readonly t: Translate }

/** Signs out; if the server cannot be reached, stays on the page and says so. */
export function SignOutButton({ className, t }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const leave = async () => {
    setState('busy')
    try {
      const { signOut } = await import('../../api/resources/sign-in.ts')
      await signOut()
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state !== 'busy' && void leave()}
      >
        {t(state === 'busy' ? 'page.signOut.busy' : 'page.signOut')}
      </button>
      {state === 'failed' && <p role="alert">{t('page.signOut.failed')}</p>}
    </>
  )
}
