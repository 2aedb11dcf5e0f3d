import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../interaction/is-composing.ts'
import { moveKeys, pageMove } from './page-keys.ts'

type PageMoves = {
  readonly onContinue?: (() => void) | undefined
  readonly onBack?: (() => void) | undefined
  readonly enabled?: boolean
}

export function usePageKeys({ onContinue, onBack, enabled = true }: PageMoves): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!moveKeys.has(event.key)) return
    const focusTarget = event.target instanceof HTMLElement ? event.target : document.body
    const move = pageMove({
      key: event.key,
      element: focusTarget.tagName,
      role: focusTarget.getAttribute('role') ?? undefined,
      expanded: focusTarget.getAttribute('aria-expanded') === 'true',
      taken:
        event.defaultPrevented ||
        isComposing(event) ||
        event.repeat ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.shiftKey ||
        document.querySelector('dialog[open]') !== null,
    })
    const handler = move === 'continue' ? onContinue : move === 'back' ? onBack : undefined
    if (!handler) return
    // Otherwise the browser would submit the form too.
    event.preventDefault()
    handler()
  })
  useEffect(() => {
    if (!enabled) return
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [enabled])
}
