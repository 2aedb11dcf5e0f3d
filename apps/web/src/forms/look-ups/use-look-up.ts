import type { LookUp } from '@coverwright/core/model/field'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { givenAnswers } from '../state/given-answers.ts'
import { useFieldState, useWatchedFields } from '../state/use-field-state.ts'
import { lookUp } from './look-ups.ts'
import type { LookUpResult } from './use-look-up-result.ts'
import { useLookUpResult } from './use-look-up-result.ts'

type Looking = Pick<ControlProps, 'field' | 'binding'> & { readonly wanted: LookUp }

/** Long enough that who types on is not asked for in between. */
const pauseMs = 250

/** Everything the look-up goes by, as JSON; blank as long as something is missing or does not pass. */
export function useLookUpRequest({ field, binding, wanted }: Looking): string {
  const { view, fieldsNow } = useForm()
  const standingOf = useFieldState(binding)
  const paths = Object.values(wanted.by)
  return useWatchedFields(binding, paths, () => {
    // The one typed into is looked at first: the others take more than a letter is worth.
    if (paths.includes(field.path) && !standingOf(field).passes) return undefined
    const { given, missing } = givenAnswers(wanted, fieldsNow(), (path) =>
      path === field.path ? standingOf(field).answer : view.get(path),
    )
    return missing ? undefined : given
  })
}

export function useLookUp({ from }: LookUp, asked: string): LookUpResult | undefined {
  const { t, locale, currency, sources } = useForm()
  const regionName = (code: string): string =>
    t(sources.choices?.('state')?.find(({ value }) => value === code)?.label ?? code)
  return useLookUpResult(asked, pauseMs, (of, signal) =>
    lookUp(from, JSON.parse(of), { locale, currency, regionName }, signal),
  )
}
