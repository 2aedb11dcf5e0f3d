import { useEffect, useEffectEvent, useState } from 'react'
import type { Finding } from './look-ups.ts'

/** What was found, or that it could not be asked; `of` is what it was asked with. */
export type LookUpResult = { readonly of: string; readonly finding: Finding | undefined }

/** Finds nothing to tell or to fill in where it comes to undefined. */
type Ask = (of: string, signal: AbortSignal) => Promise<Finding | undefined>

/**
 * Asks once there is what to ask with, and after a failure once more when the connection is back.
 * @param asked blank as long as something is missing
 * @param pauseMs so that who types on is not asked for in between
 */
export function useLookUpResult(asked: string, pauseMs: number, ask: Ask): LookUpResult | undefined {
  const [found, setFound] = useState<LookUpResult>()
  const find = useEffectEvent(async (of: string, signal: AbortSignal): Promise<void> => {
    try {
      const finding = await ask(of, signal)
      if (finding && !signal.aborted) setFound({ of, finding })
    } catch {
      if (signal.aborted) return
      setFound({ of, finding: undefined })
      window.addEventListener('online', () => void find(of, signal), { once: true, signal })
    }
  })
  useEffect(() => {
    if (asked === '') return
    const asking = new AbortController()
    const pause = setTimeout(() => void find(asked, asking.signal), pauseMs)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [asked, pauseMs])
  return found?.of === asked ? found : undefined
}
