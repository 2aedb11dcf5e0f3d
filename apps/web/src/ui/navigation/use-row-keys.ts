import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../interaction/is-composing.ts'

/** Whether keys are letters there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), select, textarea, [contenteditable], dialog') !== null

type RowKeys = {
  /** What further keys do with a row, by the last part of the address that the row leads to. */
  readonly onRow: Readonly<Record<string, (id: string) => void>>
  readonly onHelp: () => void
}

/**
 * `j`, `k` and the arrows move between the rows' links, `/` goes to the search, `?` shows the keys; Enter opens, as for any
 * link.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, { onRow, onHelp }: RowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const links = [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
    const { activeElement } = document
    const at = links.findIndex((link) => link === activeElement || link.closest('tr')?.contains(activeElement))
    const id = links[at]?.getAttribute('href')?.split('/').at(-1)
    const isHandled = act(event.key, id, { onRow, onHelp })
    const step = stepOf(event.key)
    // The arrows scroll the page until a row has the focus.
    const moves = step !== 0 && !(at < 0 && event.key.startsWith('Arrow'))
    if (moves) links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
    if (isHandled || moves) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** @returns whether the key does something */
function act(key: string, id: string | undefined, { onRow, onHelp }: RowKeys): boolean {
  if (key === '/') document.querySelector<HTMLElement>('search input')?.focus()
  else if (key === '?') onHelp()
  else if (id && onRow[key]) onRow[key](id)
  else return false
  return true
}

const stepOf = (key: string): -1 | 0 | 1 => {
  if (key === 'j' || key === 'ArrowDown') return 1
  return key === 'k' || key === 'ArrowUp' ? -1 : 0
}
