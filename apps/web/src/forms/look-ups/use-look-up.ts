import type { LookUp } from '@coverwright/core/model/field'
import { useDebounced } from '../../ui/interaction/use-debounced.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { lookUpAnswers } from '../state/look-up-answers.ts'
import { useFieldState, useWatchedFields } from '../state/use-field-state.ts'
import { lookUpQuery } from './look-ups.ts'
import type { LookUpResult } from './use-look-up-result.ts'
import { useLookUpResult } from './use-look-up-result.ts'

type Looking = Pick<ControlProps, 'field' | 'binding'> & { readonly lookUp: LookUp }

/** Long enough that a number is looked up once it is typed to its end. */
const typingPauseMs = 250

/** Everything that the look-up reads, as JSON; blank as long as something is missing or not valid. */
export function useLookUpRequest({ field, binding, lookUp }: Looking): string {
  const { view, fieldsNow } = useForm()
  const standingOf = useFieldState(binding)
  const paths = Object.values(lookUp.by)
  return useWatchedFields(binding, paths, () => {
    // First, since the others cost more than a letter may.
    if (paths.includes(field.path) && !standingOf(field).passes) return undefined
    const { inputs, missing } = lookUpAnswers(lookUp, fieldsNow(), (path) =>
      path === field.path ? standingOf(field).answer : view.get(path),
    )
    return missing ? undefined : inputs
  })
}

/** @param answersText as `useLookUpRequest` returns it */
export function useLookUp({ from }: LookUp, answersText: string): LookUpResult | undefined {
  const { t, locale, currency, sources } = useForm()
  const regionName = (code: string): string =>
    t(sources.choices?.('state')?.find(({ value }) => value === code)?.label ?? code)
  const debouncedText = useDebounced(answersText, typingPauseMs)
  const result = useLookUpResult(debouncedText, lookUpQuery(from, debouncedText, { locale, currency, regionName }))
  return debouncedText === answersText ? result : undefined
}
