import type { Country } from '@coverwright/catalogue/countries/country'
import { businessStates } from '@coverwright/catalogue/reference/states'
import type { View } from '@coverwright/core/flow/rule'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import type { ReferenceLookup } from './facts.ts'

const businessStateCodes = new Set(businessStates.map(({ code }) => code))

/** What only the reference data can tell of an entry's answers: a trade and a place that do not exist. */
export function referenceProblems(
  entry: TrailEntry,
  view: View,
  reference: ReferenceLookup,
  { code }: Pick<Country, 'code'>,
): readonly FieldProblem[] {
  return entry.form.fields
    .filter((field) => entry.visible.includes(field.path))
    .flatMap((field) => {
      const answer = view.get(field.path)
      const key = typeof answer === 'string' ? refuse(field, answer, { reference, view, code }) : undefined
      return key ? [{ path: field.path, label: field.label, key }] : []
    })
}

function refuse(
  { type, path, country }: Field,
  answer: string,
  { reference, view, code }: { reference: ReferenceLookup; view: View; code: string },
): string | undefined {
  if (type === 'class') return reference.isClassIn(answer, code) ? undefined : 'validationError.unknownClass'
  if (path !== 'zip_code') return undefined
  // Elsewhere a code that begins like no region's lies nowhere.
  if (country !== undefined) return view.get('state') === undefined ? 'validationError.unknownZip' : undefined
  const place = reference.cityByZip(answer)
  if (!place) return 'validationError.unknownZip'
  return businessStateCodes.has(place.state) ? undefined : 'validationError.zipNotServed'
}
