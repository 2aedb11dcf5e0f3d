import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** Calls `press` for each key pressed in an element, before listeners of the page. */
export function useKeyDown(element: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!isComposing(event)) press(event)
  })
  useEffect(() => {
    const { current } = element
    current?.addEventListener('keydown', act)
    return () => current?.removeEventListener('keydown', act)
  }, [element])
}
