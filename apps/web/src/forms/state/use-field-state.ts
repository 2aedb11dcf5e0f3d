import { isBlank } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { checkField } from '@coverwright/core/validation/check-field'
import { useCallback, useSyncExternalStore } from 'react'
import { answerEntered } from '../entries/entered-answers.ts'
import type { FieldState } from '../look-ups/filling.ts'
import type { Binding } from './form-environment.ts'
import { useForm } from './form-environment.ts'

/** Reads something of these fields as JSON; the component renders again only when that text changes. */
export function useWatchedFields<Read>(
  { subscribe }: Binding,
  paths: readonly string[],
  readFields: () => Read,
): string {
  const all = paths.join(' ')
  const listen = useCallback(
    (listener: () => void) => {
      const ends = all.split(' ').map((path) => subscribe(path, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [subscribe, all],
  )
  const readText = () => JSON.stringify(readFields()) ?? ''
  return useSyncExternalStore(listen, readText, readText)
}

/** Reads a field's entry as an answer, and whether it passes its validation rules. */
export function useFieldState(binding: Binding): (field: Field) => FieldState {
  const form = useForm()
  return (field) => {
    const answer = answerEntered(field, binding.answer(field.path), form)
    return { answer, passes: !isBlank(answer) && checkField(field, answer, form.view).length === 0 }
  }
}
