import { businessStates } from '@coverwright/catalogue/reference/states'
import type { ZipPlace } from '@coverwright/contract/reference'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Field, Form } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { insideEntry } from '@coverwright/core/validation/check-field'
import { placeOf } from '../../../1-foundation/reference/places/place-of.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { classesOf } from '../../../1-foundation/site/classes-of.ts'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'

const businessStateCodes = new Set(businessStates.map(({ code }) => code))
/** The place of the business. It decides which insurance is available, so it must be a place that is served. */
const ofBusiness = 'zip_code'

type ReferenceContext = {
  readonly reference: ReferenceLookup
  readonly served: Pick<ServedSite, 'site' | 'country'>
}

/** A form and which of its fields are asked, as a page's entry or an item's page tells it. */
type VisibleForm = { readonly form: Form; readonly visible: readonly AnswerPath[] }

/**
 * Problems of a form's answers that only reference data shows: an unknown trade or place, and a state that does not
 * match the place.
 */
export const referenceProblems = (
  { form, visible }: VisibleForm,
  view: View,
  lists: ReferenceContext,
): readonly FieldProblem[] =>
  form.fields
    .filter((field) => looksUp(field) && visible.includes(field.path))
    .flatMap((field) => look(field, { fields: form.fields, view }, lists))

/** Whether the field, or a part of it, is looked up. */
export const looksUp = ({ type, fields = [] }: Field): boolean =>
  type === 'class' || type === 'zip' || fields.some(looksUp)

/** The fields beside the one that is looked up, and what they may see. */
type Beside = { readonly fields: readonly Field[]; readonly view: View }

function look(field: Field, beside: Beside, lists: ReferenceContext): readonly FieldProblem[] {
  const answer = beside.view.get(field.path)
  if (field.fields) return lookInside(field, answer, beside.view, lists)
  if (typeof answer !== 'string') return []
  if (field.type === 'zip') return lookUpZip(field, answer, beside, lists)
  return isTradeAt(answer, lists) ? [] : [problem(field, 'validationError.unknownClass')]
}

function lookInside(field: Field, answer: unknown, view: View, lists: ReferenceContext): readonly FieldProblem[] {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return entries.flatMap((entry, position) => {
    const inside = insideEntry(field, entry, view)
    const path = field.type === 'group' ? field.path : `${field.path}.${position}`
    return inside.fields
      .filter(looksUp)
      .flatMap((inner) => look(inner, inside, lists))
      .map((inner) => ({ ...inner, path: `${path}.${inner.path}` }))
  })
}

const problem = ({ path, label }: Field, key: string): FieldProblem => ({ path, label, key })

/** Whether it is a trade of the site's country and, on a site for certain trades, one of those. */
function isTradeAt(ref: string, { reference, served }: ReferenceContext): boolean {
  const only = classesOf(served)
  return reference.isClassIn(ref, served.country.code) && (only?.some((start) => ref.startsWith(start)) ?? true)
}

function lookUpZip(field: Field, zip: string, beside: Beside, lists: ReferenceContext): readonly FieldProblem[] {
  const isMain = field.path === ofBusiness
  const problems = [problem(field, 'validationError.unknownZip')]
  // Elsewhere a code whose beginning belongs to no region does not exist; its beginning tells no more.
  if (field.country !== undefined) return isMain && beside.view.get('state') === undefined ? problems : []
  const place = placeOf(zip, lists.reference, lists.served.country)
  // The table has only codes of five digits, so it cannot refuse one with a letter.
  if (!place) return isMain || /^\d{5}/.test(zip) ? problems : []
  if (isMain && !businessStateCodes.has(place.state)) return [problem(field, 'validationError.zipNotServed')]
  return otherState(field, place, beside, lists)
}

/** A problem when the ZIP code is not in the chosen state. */
function otherState(
  { fills }: Field,
  { zip, states }: Pick<ZipPlace, 'zip' | 'states'>,
  { fields, view }: Beside,
  { served: { site, country } }: ReferenceContext,
): readonly FieldProblem[] {
  const field = fields.find(({ path }) => path === fills?.state)
  const value = field && view.get(field.path)
  // The field's own check refuses what is not a state.
  const isOther = country.regions.some(({ code }) => code === value && !states.includes(code))
  if (!field || !isOther) return []
  const names = states.map((state) => country.regions.find(({ code }) => code === state)?.name ?? state)
  const places = new Intl.ListFormat(site.locale, { type: 'disjunction' }).format(names)
  return [{ ...problem(field, 'validationError.stateNotOfZip'), params: { code: zip, places } }]
}
