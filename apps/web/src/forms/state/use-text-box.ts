import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ControlProps } from './form-environment.ts'
import { useEarlyEntry } from './use-early-entry.ts'
import { useSilentEntry } from './use-silent-entry.ts'

/**
 * Writes into an uncontrolled text box what something else than typing enters in its field. A controlled box would render
 * its field with each letter: twice the script, on a page of 100 questions.
 * @returns the ref of a box that gets `text` as its `defaultValue`, and calls `onChange`
 */
export function useTextBox<Box extends HTMLInputElement | HTMLTextAreaElement>({
  field,
  binding,
  text,
  onChange,
}: Pick<ControlProps, 'field' | 'binding' | 'text' | 'onChange'>): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const renderedText = useRef(text)
  const write = useEffectEvent((next: string) => {
    // Writing into a date box would take away the half of a date that it shows.
    if (!box.current || box.current.validity.badInput) return
    if (box.current.value !== next) box.current.value = next
  })
  const writeEntered = useEffectEvent(() => write(binding.text(field)))
  useEarlyEntry(text, () => box.current?.value, onChange)
  useSilentEntry(box, () => binding.text(field), onChange)
  const { subscribe } = binding
  useLayoutEffect(() => subscribe(field.path, () => writeEntered()), [subscribe, field.path])
  useLayoutEffect(() => {
    if (renderedText.current !== text) write(text)
    renderedText.current = text
  }, [text])
  return box
}
