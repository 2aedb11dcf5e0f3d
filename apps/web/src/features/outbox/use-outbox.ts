import type { OutboxMail, OutboxReply, SampleAuthenticator } from '@coverwright/contract/outbox'
import { useEffect, useState } from 'react'
import { apiUrl } from '../../api/page/base.ts'

/** `absent`: mail is sent here, so nothing is kept. */
export type Outbox = {
  readonly mails?: readonly OutboxMail[]
  readonly authenticators?: readonly SampleAuthenticator[]
  readonly state: 'waiting' | 'here' | 'failed' | 'absent'
}

const interval = 3000

/**
 * The mails, looked for again and again while the page is looked at. Without the cache of the other calls: its line at
 * the top of the page would be said to screen readers every time.
 */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ state: 'waiting' })
  useEffect(() => {
    const stopping = new AbortController()
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const found = await mailsOr(stopping.signal)
      if (stopping.signal.aborted) return
      setOutbox((before) => ({ ...before, ...found }))
      if (found.state === 'absent') clearInterval(timer)
    }
    const timer = setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      stopping.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return outbox
}

async function mailsOr(signal: AbortSignal): Promise<Outbox> {
  try {
    const response = await fetch(apiUrl('outbox'), { signal })
    if (!response.ok) return { state: response.status === 404 ? 'absent' : 'failed' }
    // Our own server's replies are checked against its contract in tests; here they are taken at their word.
    const { data, authenticators } = (await response.json()) as OutboxReply
    return { state: 'here', mails: data, authenticators }
  } catch {
    return { state: 'failed' }
  }
}
