import { businessStates } from '@coverwright/catalogue/reference/states'
import type { View } from '@coverwright/core/flow/rule'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import { classesOf } from '../site/classes-of.ts'
import type { ServedSite } from '../site/served-site.ts'
import type { ReferenceLookup } from './facts.ts'

const businessStateCodes = new Set(businessStates.map(({ code }) => code))

/** What only the reference data can tell of an entry's answers: a trade and a place that do not exist. */
export function referenceProblems(
  entry: TrailEntry,
  view: View,
  reference: ReferenceLookup,
  served: Pick<ServedSite, 'site' | 'country'>,
): readonly FieldProblem[] {
  return entry.form.fields
    .filter((field) => entry.visible.includes(field.path))
    .flatMap((field) => {
      const answer = view.get(field.path)
      const key = typeof answer === 'string' ? refuse(field, answer, { reference, view, served }) : undefined
      return key ? [{ path: field.path, label: field.label, key }] : []
    })
}

type Known = {
  readonly reference: ReferenceLookup
  readonly view: View
  readonly served: Pick<ServedSite, 'site' | 'country'>
}

/** A trade of the site's country, and where the site is for some trades alone, one of those. */
function isTradeAt(ref: string, reference: ReferenceLookup, served: Known['served']): boolean {
  const only = classesOf(served)
  return reference.isClassIn(ref, served.country.code) && (only?.some((start) => ref.startsWith(start)) ?? true)
}

function refuse(
  { type, path, country }: Field,
  answer: string,
  { reference, view, served }: Known,
): string | undefined {
  if (type === 'class') return isTradeAt(answer, reference, served) ? undefined : 'validationError.unknownClass'
  if (path !== 'zip_code') return undefined
  // Elsewhere a code that begins like no region's lies nowhere.
  if (country !== undefined) return view.get('state') === undefined ? 'validationError.unknownZip' : undefined
  const place = reference.cityByZip(answer)
  if (!place) return 'validationError.unknownZip'
  return businessStateCodes.has(place.state) ? undefined : 'validationError.zipNotServed'
}
