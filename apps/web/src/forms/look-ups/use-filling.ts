import type { Field } from '@coverwright/core/model/field'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { filledInKey } from '../../api/query-client.ts'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { fieldId } from '../layout/field-id.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useFieldState, useWatchedFields } from '../state/use-field-state.ts'
import type { FieldStates, FilledIn, Fills } from './filling.ts'
import { agreeingWith, fillingsOf } from './filling.ts'
import type { LookUpResult } from './use-look-up-result.ts'

/** The fields on the page that a look-up of this field fills, by part. */
function useFills({ fills = {} }: Field): Fills {
  const fields = useForm().fieldsNow()
  return Object.fromEntries(
    Object.entries(fills).flatMap(([part, path]) => {
      const field = fields.find((each) => each.path === path)
      return field ? [[part, field]] : []
    }),
  )
}

/** Selects the text of a focused field that was just filled in, so that typing replaces it. */
function letTypeOver(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const { activeElement: at } = document
    if (at instanceof HTMLInputElement && ids.includes(at.id)) at.select()
  })
}

/**
 * The source of the answers that a page opens with. `person`: the user, except for what was filled in since the site
 * was loaded. `finding`: the look-up, if they agree with it; blank ones were emptied on purpose.
 */
type Opening = 'person' | 'finding'

type LookUpState = Pick<ControlProps, 'field' | 'binding'> & {
  /** The kind of look-up. */
  readonly name: string
  readonly requestKey: string
  readonly found: LookUpResult | undefined
  readonly opening: Opening
}

/** Fills in a result, and returns the current state of the fields that it fills. */
export function useFilling({ field, binding, name, requestKey, found, opening }: LookUpState) {
  const { view } = useForm()
  const queryClient = useQueryClient()
  const fills = useFills(field)
  const standingOf = useFieldState(binding)
  const standingNow = () => Object.fromEntries(Object.entries(fills).map(([part, each]) => [part, standingOf(each)]))
  const paths = Object.values(fills).map(({ path }) => path)
  const current = useWatchedFields(binding, paths, standingNow)
  const [openedWith] = useState(requestKey)
  /** What was filled in and not changed since: the next finding may replace it. */
  const lastFilling = useRef<{ readonly of: string; readonly answers: FilledIn }>(undefined)
  /** What the last finding filled in. */
  const [filledIn, setFilledIn] = useState<FilledIn>({})

  const remember = (of: string, answers: FilledIn) => {
    lastFilling.current = { of, answers }
    if (opening === 'person') queryClient.setQueryData<FilledIn>([...filledInKey, name, of], answers)
  }
  const fill = (answers: FilledIn) => {
    const byPath = Object.entries(fills).flatMap(([part, { path }]) =>
      Object.hasOwn(answers, part) ? [[path, answers[part]] as const] : [],
    )
    if (byPath.length === 0) return
    binding.fill(Object.fromEntries(byPath))
    // A problem about a missing answer may be solved now.
    binding.onLeave(field)
    letTypeOver(byPath.map(([path]) => fieldId(binding.prefix + path)))
  }

  /** A default is nobody's answer, so it may be replaced. */
  const begunWith = (): FilledIn =>
    Object.fromEntries(
      Object.entries(fills).flatMap(([part, { initial }]) => (initial ? [[part, initial.of(view)] as const] : [])),
    )
  const fillIn = useEffectEvent(({ of, finding }: LookUpResult) => {
    if (!finding) return
    const fieldStates = standingNow()
    if (opening === 'finding' && !lastFilling.current && of === openedWith) {
      remember(of, agreeingWith(fills, finding, fieldStates))
      return
    }
    const before =
      lastFilling.current?.answers ??
      (opening === 'person' ? queryClient.getQueryData<FilledIn>([...filledInKey, name, of]) : undefined) ??
      begunWith()
    const answers = fillingsOf(fills, finding, fieldStates, before)
    remember(of, answers)
    const anew = Object.fromEntries(
      Object.entries(answers).filter(([part, answer]) => fieldStates[part]?.answer !== answer),
    )
    setFilledIn(anew)
    fill(anew)
  })
  useEffect(() => {
    if (found) fillIn(found)
  }, [found])

  const forget = useEffectEvent(() => {
    if (!lastFilling.current) return
    const { of, answers } = lastFilling.current
    const now = standingNow()
    remember(of, Object.fromEntries(Object.entries(answers).filter(([part, answer]) => now[part]?.answer === answer)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody changed is no longer the finding's
  useEffect(() => forget(), [current])

  const fieldStates = useMemo((): FieldStates => (current === '' ? {} : JSON.parse(current)), [current])
  /** Fills in one part with what the person chose among the findings. */
  const choose = (part: string, answer: unknown) => {
    if (lastFilling.current) remember(lastFilling.current.of, { ...lastFilling.current.answers, [part]: answer })
    fill({ [part]: answer })
    const target = fills[part]
    if (target) focusField(fieldId(binding.prefix + target.path))
  }
  return { fills, standing: fieldStates, filled: filledIn, choose }
}
