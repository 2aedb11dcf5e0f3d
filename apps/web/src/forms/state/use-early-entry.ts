import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'

/**
 * Enters what was typed or chosen in a control before hydration; React reports no event for it.
 * @param shown what the server rendered
 * @param read the control's value, undefined for none
 */
export function useEarlyEntry(shown: unknown, read: () => string | undefined, enter: (entered: string) => void): void {
  const isHydrated = useHydrated()
  const [isHydrating] = useState(!isHydrated)
  const early = useRef<string>(undefined)
  const look = useEffectEvent(() => {
    const value = isHydrating ? read() : undefined
    if (value !== shown) early.current = value
  })
  const take = useEffectEvent(() => {
    if (early.current !== undefined) enter(early.current)
  })
  // Read before a stored draft is rendered over it, and entered after that draft is loaded.
  useLayoutEffect(() => look(), [])
  useEffect(() => take(), [])
}
