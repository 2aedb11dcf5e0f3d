import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'

/**
 * Enters what was typed or chosen in a control before hydration; React reports no event for it.
 * @param renderedValue what the server rendered
 * @param readValue the control's value, undefined for none
 */
export function useEarlyEntry(
  renderedValue: unknown,
  readValue: () => string | undefined,
  enter: (text: string) => void,
): void {
  const isHydrated = useHydrated()
  const [isHydrating] = useState(!isHydrated)
  const early = useRef<string>(undefined)
  const look = useEffectEvent(() => {
    const value = isHydrating ? readValue() : undefined
    if (value !== renderedValue) early.current = value
  })
  const take = useEffectEvent(() => {
    if (early.current !== undefined) enter(early.current)
  })
  // Read before a stored draft is rendered over it, and entered after that draft is loaded.
  useLayoutEffect(() => look(), [])
  useEffect(() => take(), [])
}
