import { isBlank } from '@coverwright/core/answers/answers'
import { checkField } from '@coverwright/core/forms/check-form'
import type { Field, LookUp } from '@coverwright/core/forms/field'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { answerEntered } from './entered-answers.ts'
import { fieldId } from './field-id.ts'
import type { FilledIn, Fills, Standing } from './filling.ts'
import { fillingsOf } from './filling.ts'
import type { ControlProps } from './form-environment.ts'
import { useForm } from './form-environment.ts'
import { givenAnswers } from './given-answers.ts'
import type { Finding } from './look-ups.ts'
import { lookUp } from './look-ups.ts'

type Looking = Pick<ControlProps, 'field' | 'binding'> & { readonly wanted: LookUp }

/** Long enough that who types on is not asked for in between. */
const pauseMs = 250

/** Kept up with, as JSON: what is typed draws nothing as long as that is the same. */
function useKept<Read>({ binding }: Pick<Looking, 'binding'>, paths: readonly string[], read: () => Read): string {
  const { subscribe } = binding
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
function useStandingOf({ binding }: Pick<Looking, 'binding'>): (field: Field) => Standing {
  const { view, locale } = useForm()
  return (field) => {
    const answer = answerEntered(field, binding.answer(field.path), locale)
    return { answer, passes: !isBlank(answer) && checkField(field, answer, view).length === 0 }
  }
}

/** Everything the look-up goes by, as JSON; blank as long as something is missing or does not pass. */
export function useAsked({ field, binding, wanted }: Looking): string {
  const { view, fieldsNow } = useForm()
  const standingOf = useStandingOf({ binding })
  const paths = Object.values(wanted.by)
  return useKept({ binding }, paths, () => {
    // The one typed into is looked at first: the others take more than a letter is worth.
    if (paths.includes(field.path) && !standingOf(field).passes) return undefined
    const { given, missing } = givenAnswers(wanted, fieldsNow(), (path) =>
      path === field.path ? standingOf(field).answer : view.get(path),
    )
    return missing ? undefined : given
  })
}

/** What was found, or that it could not be asked; `of` is what it was asked with. */
export type Found = { readonly of: string; readonly finding: Finding | undefined }

/** Asks once there is what to ask with; after a failure once more when the connection is back. */
export function useFound({ wanted }: Pick<Looking, 'wanted'>, asked: string): Found | undefined {
  const { locale, currency } = useForm()
  const [found, setFound] = useState<Found>()
  const ask = useEffectEvent(async (of: string, signal: AbortSignal): Promise<boolean> => {
    const finding = await lookUp(wanted.from, JSON.parse(of), { locale, currency }, signal).catch(() => undefined)
    if (!signal.aborted) setFound({ of, finding })
    return finding !== undefined
  })
  useEffect(() => {
    if (asked === '') return
    const asking = new AbortController()
    const { signal } = asking
    const begin = async (): Promise<void> => {
      if (!(await ask(asked, signal)) && !signal.aborted) {
        window.addEventListener('online', () => void begin(), { once: true, signal })
      }
    }
    const pause = setTimeout(() => void begin(), pauseMs)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [asked])
  return found?.of === asked ? found : undefined
}

/** What look-ups put into fields, by what they were asked with: theirs to replace, as long as nobody else answered. */
const filledIn = new Map<string, FilledIn>()

/** Who has gone on to a field that is filled in just then, and types, means another answer and not more of that one. */
function letTypeOver(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const { activeElement: at } = document
    if (at instanceof HTMLInputElement && ids.includes(at.id)) at.select()
  })
}

/** The fields on the page that the look-up fills. */
export function useFills({ fills = {} }: Field): Fills {
  const fields = useForm().fieldsNow()
  return Object.fromEntries(
    Object.entries(fills).flatMap(([part, path]) => {
      const field = fields.find((each) => each.path === path)
      return field ? [[part, field]] : []
    }),
  )
}

/** Fills in what was found, and tells what stands in the fields that it fills. */
export function useFilling(
  looking: Looking,
  fills: Fills,
  found: Found | undefined,
): Readonly<Record<string, Standing>> {
  const { binding, wanted } = looking
  const parts = Object.entries(fills)
  const standingOf = useStandingOf(looking)
  const standingNow = () => Object.fromEntries(parts.map(([part, field]) => [part, standingOf(field)]))
  const paths = parts.map(([, { path }]) => path)
  const kept = useKept(looking, paths, standingNow)
  const latest = useRef<string>(undefined)
  const known = (of: string | undefined): FilledIn => filledIn.get(`${wanted.from} ${of}`) ?? {}

  const fillIn = useEffectEvent(({ of, finding }: Found) => {
    if (!finding) return
    const fillings = fillingsOf(fills, finding, standingNow(), known(latest.current ?? of))
    latest.current = of
    filledIn.set(`${wanted.from} ${of}`, Object.fromEntries(fillings.map(({ part, answer }) => [part, answer])))
    const anew = fillings.filter(({ field, answer }) => standingOf(field).answer !== answer)
    if (anew.length === 0) return
    binding.fill(Object.fromEntries(anew.map(({ field, answer }) => [field.path, answer])))
    letTypeOver(anew.map(({ field }) => fieldId(binding.prefix + field.path)))
  })
  useEffect(() => {
    if (found) fillIn(found)
  }, [found])

  const forget = useEffectEvent(() => {
    const now = standingNow()
    const still = Object.entries(known(latest.current)).filter(([part, answer]) => now[part]?.answer === answer)
    if (latest.current !== undefined) filledIn.set(`${wanted.from} ${latest.current}`, Object.fromEntries(still))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody answered since is not the look-up's any more
  useEffect(() => forget(), [kept])

  return useMemo(() => (kept === '' ? {} : JSON.parse(kept)), [kept])
}
