import { allInsuranceTypes } from '@coverwright/catalogue/countries/countries'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { type PickedType, pickedType } from '@coverwright/catalogue/lines/picked-type'
import { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import { derivedNames } from '@coverwright/core/evaluation/list-columns'
import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Refusal } from '@coverwright/core/model/check'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import { canonicalAnswer as canonicalWord, refuseType } from '@coverwright/core/validation/field-types'
import { parseTyped } from '@coverwright/core/validation/typed-values'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import { derivedHolders, derivedPaths } from '../facts/derived-answers.ts'
import { serverFields } from './read-only-names.ts'
import { itemNames, refuseItems } from './refuse-items.ts'

export type AnswerRefusal = Refusal & { readonly path: AnswerPath }

const controls = new Set(['step', 'max_step', 'maxStep', 'partner', 'test_features', 'command'])

/** Fixed when the quote was made or by a call of their own; sending another value is refused. */
const fixedPaths = new Set([
  '_id',
  'uuid',
  'account_uuid',
  'checkout_session_uuid',
  'completed',
  'created_at',
  'flow_type',
  'application_type',
  'campaign_id',
  'quote_submission_uuid',
  // Permissions for the quote: not an answer, and never in a body.
  'owner',
  'roles',
  'partnership',
  'session_id',
  'person_id',
  'agency_id',
  'agent_id',
])

type Current = {
  readonly flow: CompiledFlow
  /** The quote as this caller sees it. */
  readonly shown: Answers
  /** The names whose values are the same as shown. */
  readonly again: ReadonlySet<string>
}

/**
 * Separates a save into answers and the rest. Refuses by name fields that no quote has, and new values for what only
 * the server sets. Whether the answers are valid is checked by the step.
 */
export function separateAnswers(
  body: Readonly<Record<string, unknown>>,
  { flow, shown, again }: Current,
): { readonly incomingAnswers: Answers; readonly refusals: readonly AnswerRefusal[] } {
  const refusals: AnswerRefusal[] = []
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (controls.has(name) || serverFields.has(name)) continue
    if (fixedPaths.has(name)) {
      if (!sameAnswer(value, shown[name])) refusals.push({ path: name, key: 'validationError.readOnly' })
      continue
    }
    const wrong = again.has(name) ? [] : refuseNames(value, name, flow, shown)
    refusals.push(...wrong)
    if (wrong.length === 0) input[name] = value
  }
  return { incomingAnswers: input, refusals }
}

/** Follows the names down to the first one that is an answer of some step. */
function refuseNames(value: unknown, path: AnswerPath, flow: CompiledFlow, current: Answers): readonly AnswerRefusal[] {
  const items = itemNames(flow, path)
  if (items) return refuseItems(value, path, items, readAnswer(current, path))
  if (flow.owned.has(path)) return path.endsWith('.uw_questions') ? refuseEntries(value, path) : []
  if (derivedPaths.has(path)) return []
  if (!flow.holders.has(path) && !derivedHolders.has(path)) {
    const storedAnswer = readAnswer(current, path)
    if (storedAnswer === undefined) return [{ path, key: 'validationError.notAField' }]
    // A renewal has answers that only the application asks: they may come back unchanged, or not at all.
    return sameAnswer(storedAnswer, value) ? [] : [{ path, key: 'validationError.readOnly' }]
  }
  if (!isRecord(value)) return [{ path, key: 'validationError.wrongShape' }]
  return Object.entries(value).flatMap(([name, inner]) => refuseNames(inner, `${path}.${name}`, flow, current))
}

function refuseEntries(value: unknown, path: AnswerPath): readonly AnswerRefusal[] {
  const sound =
    value === null ||
    (Array.isArray(value) &&
      value.every(
        (entry) =>
          isRecord(entry) &&
          typeof entry.id === 'string' &&
          Object.keys(entry).every((name) => name === 'id' || name === 'answer'),
      ) &&
      new Set(value.map(({ id }) => id)).size === value.length)
  return sound ? [] : [{ path, key: 'validationError.wrongShape' }]
}

/**
 * The answers as they are stored: texts cleaned, numbers read as the site's pages read them, phones and postal codes in
 * one spelling, Yes and No in one case, insurance types by the catalogue.
 * @param habits of the site
 */
export const canonical = (sentAnswers: Answers, fields: readonly Field[], habits: NumberHabits): Answers =>
  fields.reduce<Answers>((answers, field) => {
    const answer = readAnswer(answers, field.path)
    return answer === undefined ? answers : writeAnswer(answers, field.path, canonicalAnswer(field, answer, habits))
  }, sentAnswers)

/** The same for the items of a list, without what the API derives for them. Items as they are stored stay as they are. */
export function canonicalItems(
  answers: Answers,
  storedAnswers: Answers,
  step: ListStep,
  habits: NumberHabits,
): Answers {
  const { items } = step
  const [list, storedList] = [readAnswer(answers, items), readAnswer(storedAnswers, items)]
  if (!Array.isArray(list)) return answers
  const storedItems = new Set<unknown>(Array.isArray(storedList) ? storedList : [])
  return writeAnswer(
    answers,
    items,
    list.map((item: unknown) => (isRecord(item) && !storedItems.has(item) ? canonicalItem(item, step, habits) : item)),
  )
}

function canonicalItem(item: Answers, step: ListStep, habits: NumberHabits): Answers {
  const { derived, fields } = ofItems(step)
  return canonical(without(item, derived), fields, habits)
}

/** The fields that each item has, under their names in the item, and the names of its derived values. */
const ofItems = memoizeByIdentity((step: ListStep) => ({
  derived: derivedNames(step),
  fields: step.pages.flatMap(({ form }) => form.fields).map((field) => ({ ...field, path: itemField(field.path) })),
}))

const without = (item: Answers, names: readonly string[]): Answers =>
  names.every((name) => item[name] === undefined)
    ? item
    : Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))

function canonicalAnswer(field: Field, answer: unknown, habits: NumberHabits): unknown {
  const { type, fields = [] } = field
  if (typeof answer === 'boolean') return canonicalWord(type, answer)
  if (typeof answer === 'string') return chosenIn(field, canonicalWord(type, parseTyped(field, answer, habits) ?? ''))
  if (type === 'multi_select' && Array.isArray(answer)) return answer.map((each: unknown) => chosenIn(field, each))
  if (type === 'coverage' && Array.isArray(answer)) return canonicalTypes(field, answer)
  if (type === 'group' && isRecord(answer)) return canonical(answer, fields, habits)
  if (type === 'repeat' && Array.isArray(answer)) {
    return answer.map((item) => (isRecord(item) ? canonical(item, fields, habits) : item))
  }
  return answer
}

/** The intended option: a program may write `Full-time` or `FULL TIME` for `full_time`. */
function chosenIn({ options = [] }: Field, answer: unknown): unknown {
  if (typeof answer !== 'string' || options.some(({ value }) => value === answer)) return answer
  const word = bareWord(answer)
  return options.find(({ value }) => bareWord(value) === word)?.value ?? answer
}

const bareWord = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')

const typeByUuid = new Map<string, InsuranceType>(allInsuranceTypes.map((type) => [type.uuid, type]))

/** What a type is offered with beside its answer: people may send a type back as they got it. */
const keptNames: readonly string[] = ['uuid', 'name', 'purpose', 'wholesaler_allowed'] satisfies (keyof PickedType)[]
const offeredNames = new Set(Object.keys(InsuranceTypeReply.properties).filter((name) => !keptNames.includes(name)))

const asAnswer = (changes: Answers): Answers =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !offeredNames.has(name)))

/**
 * Only the uuid counts; name and purpose are the catalogue's. An unknown one, or one that says what no type does, stays
 * for the step to refuse.
 */
function canonicalTypes(field: Field, answer: readonly unknown[]): readonly unknown[] {
  const ids = new Set<string>()
  return answer.flatMap((each): unknown[] => {
    const uuid = isRecord(each) && typeof each.uuid === 'string' ? each.uuid : undefined
    const type = uuid === undefined ? undefined : typeByUuid.get(uuid)
    if (!(type && isRecord(each)) || refuseType(field, [asAnswer(each)])) return [each]
    if (ids.has(type.uuid)) return []
    ids.add(type.uuid)
    return [pickedType(type)]
  })
}
