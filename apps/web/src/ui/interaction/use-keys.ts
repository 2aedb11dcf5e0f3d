import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/** Listens to the keys pressed in an element, before the page does. */
export function useKeys(element: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent(press)
  useEffect(() => {
    const { current } = element
    current?.addEventListener('keydown', act)
    return () => current?.removeEventListener('keydown', act)
  }, [element])
}
