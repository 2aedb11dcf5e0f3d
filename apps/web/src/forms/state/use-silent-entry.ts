import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Enters the content of a text box that changed without an event, as some password managers do: what is shown is what
 * is saved. Checked when somebody presses something, or Enter: before every way on, and never while typing.
 * @param readText what the box would show
 */
export function useSilentEntry(
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  readText: () => string,
  enter: (text: string) => void,
): void {
  const look = useEffectEvent(() => {
    // An empty box may stand for an answer that it cannot show, such as a masked date.
    const value = box.current?.value ?? ''
    if (value !== '' && value !== readText()) enter(value)
  })
  useEffect(() => {
    const onClick = () => look()
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === 'ArrowRight') look()
    }
    // Capture phase: runs before other handlers.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
}
