import type { AnswerPath } from '@coverwright/core/answers/answers'
import { useEffect, useEffectEvent, useState } from 'react'
import { afterPress } from '../../ui/interaction/after-press.ts'
import type { Binding } from './form-environment.ts'
import { useControlAnswer } from './form-environment.ts'

/** A control by its id on the page, and the path of its answer. */
type WatchedControl = { readonly id: string; readonly binding: Binding; readonly path: AnswerPath }

/**
 * A control's entry as of the last blur, or as something else than typing set it, so that no remark is about half a number.
 * @param isWaiting false: every change counts at once
 */
export function useValueOnBlur({ id, binding, path }: WatchedControl, isWaiting: boolean): unknown {
  const entry = useControlAnswer(binding, path, isWaiting)
  const [valueOnBlur, setLeft] = useState(entry)
  const take = useEffectEvent(() => setLeft(binding.answer(path)))
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!isWaiting) return
    const onLeave = ({ target }: FocusEvent) => {
      // A remark would move the button that is being pressed.
      if (isWithin(id, target)) afterPress(() => setTimes((before) => before + 1))
    }
    document.addEventListener('focusout', onLeave)
    return () => document.removeEventListener('focusout', onLeave)
  }, [id, isWaiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each blur takes the entry
  useEffect(() => take(), [times])
  const takeOver = useEffectEvent(() => {
    if (!isWithin(id, document.activeElement)) take()
  })
  // Something else than the control may have written it.
  const { subscribe } = binding
  useEffect(() => subscribe(path, () => takeOver()), [subscribe, path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: in an entry of a list there is nothing to subscribe to
  useEffect(() => takeOver(), [entry])
  return isWaiting ? valueOnBlur : entry
}

const isWithin = (id: string, node: unknown): boolean =>
  node instanceof Node && document.getElementById(id)?.contains(node) === true
