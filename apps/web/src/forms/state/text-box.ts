import type { RefCallback } from 'react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useEvent } from '../../ui/interaction/use-event.ts'
import type { ControlProps } from './form-environment.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

const boxes = new WeakMap<EventTarget, () => void>()

/**
 * Handles input events in place of React, which would search all ancestors for listeners with each letter.
 */
function hear(event: Event): void {
  const { target } = event
  const typed = target && boxes.get(target)
  if (!typed) return
  event.stopPropagation()
  typed()
}

globalThis.document?.addEventListener('input', hear, { capture: true })

/**
 * An uncontrolled text box: typing draws nothing. A text that something else wrote is put into it when it is drawn. The
 * box also gets the text as its `defaultValue`.
 * @param written changes when the same text is written once more, since it may have been typed over
 */
export function useTextBox({
  text,
  written,
  onType,
}: Pick<ControlProps, 'text' | 'written' | 'onType'>): RefCallback<Box> {
  const box = useRef<Box>(null)
  const shown = useRef(text)
  const typed = useEvent(() => {
    if (!box.current) return
    shown.current = box.current.value
    onType(shown.current)
  })
  // What was typed before the page was hydrated.
  const typeBefore = useEffectEvent(() => {
    if (box.current && box.current.value !== text) typed()
  })
  useEffect(() => typeBefore(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once more, it is to stand there once more
  useLayoutEffect(() => {
    // Nothing else wrote it: what stands there may have been typed before the application was here.
    if (shown.current === text) return
    shown.current = text
    if (box.current && box.current.value !== text) box.current.value = text
  }, [text, written])
  return useCallback(
    (element: Box | null) => {
      box.current = element
      if (element) boxes.set(element, typed)
    },
    [typed],
  )
}
