import { isBlank } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { checkField } from '@coverwright/core/validation/validate-form'
import { useCallback, useSyncExternalStore } from 'react'
import { answerEntered } from '../entries/entered-answers.ts'
import type { FieldState } from '../look-ups/filling.ts'
import type { Binding } from './form-environment.ts'
import { useForm } from './form-environment.ts'

/** Kept up with, as JSON: what is typed draws nothing as long as that is the same. */
export function useWatchedFields<Read>({ subscribe }: Binding, paths: readonly string[], read: () => Read): string {
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
  const readText = () => JSON.stringify(read()) ?? ''
  return useSyncExternalStore(listen, readText, readText)
}

/** What a field's control says as an answer, and whether that passes its checks. */
export function useFieldState(binding: Binding): (field: Field) => FieldState {
  const { view, locale } = useForm()
  return (field) => {
    const answer = answerEntered(field, binding.answer(field.path), locale)
    return { answer, passes: !isBlank(answer) && checkField(field, answer, view).length === 0 }
  }
}
