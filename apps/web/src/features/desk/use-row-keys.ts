import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../ui/interaction/is-composing.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable], dialog') !== null

/** `j`, `k` and the arrows move between the rows' links, `/` goes to the search; Enter opens, as for any link. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === '/') {
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-desk-search]')?.focus()
      return
    }
    const step = stepOf(event.key)
    if (step === 0) return
    const links = [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
    const { activeElement } = document
    const at = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1
    // The arrows scroll the page until a row has the focus.
    if (at < 0 && event.key.startsWith('Arrow')) return
    event.preventDefault()
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const stepOf = (key: string): -1 | 0 | 1 => {
  if (key === 'j' || key === 'ArrowDown') return 1
  return key === 'k' || key === 'ArrowUp' ? -1 : 0
}
