import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/** Calls `press` for each key pressed in an element, before listeners of the page. */
export function useKeyDown(element: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent(press)
  useEffect(() => {
    const { current } = element
    current?.addEventListener('keydown', act)
    return () => current?.removeEventListener('keydown', act)
  }, [element])
}
