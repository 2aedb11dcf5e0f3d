import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isRecord } from '../answers/answers.ts'
import { isMasked, isMaskTypedOver } from '../answers/masked.ts'
import type { Refusal } from '../model/check.ts'
import type { Field, FieldType } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import { checkRuleOf } from './check-rules.ts'
import { typeRefusalOf } from './field-types.ts'
import { plainText } from './rules/text/plain-text.ts'

export type FieldProblem = Refusal & {
  readonly path: AnswerPath
  readonly label: Text
  /** There is no answer, rather than an invalid one: the type that is expected, or what a text is for by `autocomplete`. */
  readonly missing?: string
}

/** The values of a reference list; undefined when the caller has not loaded it. */
export type OptionsOf = (source: string) => ReadonlySet<string> | undefined

const requiredRefusal: Refusal = { key: 'validationError.requiredField' }
/** Types whose blank fields have a message of their own. */
const requiredOf: Readonly<Partial<Record<FieldType, Refusal>>> = {
  class: { key: 'validationError.pickFromList' },
  document: { key: 'validationError.requiredDocument' },
  signature: { key: 'validationError.signature' },
}

/** What is wrong with an answer; an empty list when it passes. */
export type FieldCheck = (answer: unknown, view: View, optionsOf?: OptionsOf) => readonly FieldProblem[]

const none: readonly FieldProblem[] = []

/**
 * The problems of one field's answer. A blank answer is valid where the field is optional, and no named check sees it. The
 * problems of a group or a repeated field name the inner path; its own checks run once every part is valid.
 */
export const checkField = (field: Field, answer: unknown, view: View, optionsOf?: OptionsOf): readonly FieldProblem[] =>
  compiledCheck(field)(answer, view, optionsOf)

const checks = new WeakMap<Field, FieldCheck>()

/** A field's check, compiled once. */
export function compiledCheck(field: Field): FieldCheck {
  const cachedCheck = checks.get(field)
  if (cachedCheck) return cachedCheck
  const check = fieldCheck(field)
  checks.set(field, check)
  return check
}

function fieldCheck(field: Field): FieldCheck {
  const { path, label, sensitive } = field
  const about = { path, label }
  const missingKind = (field.type === 'text' && field.autocomplete) || field.type
  const missing = field.optional
    ? none
    : [{ ...(requiredOf[field.type] ?? requiredRefusal), ...about, missing: missingKind }]
  const typedOver = [{ key: 'validationError.wholeNumberAgain', ...about }]
  const wrongType = typeRefusalOf(field)
  const isPlaceholder = isRequiredText(field) ? isPunctuationOnly : never
  const checkContent = field.fields ? partsCheck(field) : valueCheck(field)
  const first = firstEntries(field)
  return (answer, view, optionsOf) => {
    if (isBlank(answer) || isPlaceholder(answer)) {
      const within = first && checkContent(first, view, optionsOf)
      return within?.length ? within : missing
    }
    if (sensitive && isMasked(answer)) return none
    if (sensitive && isMaskTypedOver(answer)) return typedOver
    const refusal = wrongType(answer)
    return refusal ? [{ ...refusal, ...about }] : checkContent(answer, view, optionsOf)
  }
}

const isRequiredText = ({ type, optional }: Field): boolean => !optional && (type === 'text' || type === 'long_text')
const never = (): boolean => false

/** A dot or a dash, typed to get past a question, counts as blank. */
const isPunctuationOnly = (answer: unknown): boolean => typeof answer === 'string' && !/[\p{L}\p{N}\p{S}]/u.test(answer)

/**
 * The empty entries that a required list shows from the start, so that problems appear at their fields. Undefined for
 * other fields.
 */
const firstEntries = ({ type, optional, minItems = 0 }: Field): readonly unknown[] | undefined =>
  type === 'repeat' && !optional && minItems > 0 ? Array.from({ length: minItems }, () => ({})) : undefined

/** Checks the value against the options, then by the named checks. */
function valueCheck(field: Field): FieldCheck {
  const { path, label, options = [], optionsFrom } = field
  const optionValues = field.options && new Set(field.options.map(({ value }) => value))
  const exclusive = options.filter((option) => option.exclusive).map(({ value }) => value)
  const notAnOption = [{ key: 'validationError.notAnOption', path, label }]
  const notAlone = [{ key: 'validationError.exclusiveOption', path, label }]
  const checkNames = namedChecks(field)
  return (answer, view, optionsOf) => {
    const allowedValues = optionValues ?? (optionsFrom === undefined ? undefined : optionsOf?.(optionsFrom))
    if (allowedValues && !areAllowed(allowedValues, answer)) return notAnOption
    if (exclusive.length && standsWithOthers(exclusive, answer)) return notAlone
    return checkNames(answer, view)
  }
}

/** Runs the named checks; the first that fails is the problem. */
function namedChecks({ path, label, checks: own = [] }: Field): FieldCheck {
  const checkEntries = own.flatMap((check) => {
    const rule = checkRuleOf(check.rule)
    return rule ? [{ rule, check }] : []
  })
  return (answer, view) => {
    for (const { rule, check } of checkEntries) {
      const refusal = rule(answer, check, view)
      if (refusal) return [{ ...refusal, path, label }]
    }
    return none
  }
}

/** "None of these" was chosen together with another option. */
const standsWithOthers = (exclusive: readonly string[], answer: unknown): boolean =>
  Array.isArray(answer) && answer.length > 1 && exclusive.some((value) => answer.includes(value))

/** Whether every chosen value is allowed. */
export function areAllowed(allowedValues: ReadonlySet<string>, answer: unknown): boolean {
  if (!Array.isArray(answer)) return allowedValues.has(optionValue(answer))
  for (const value of answer) if (!allowedValues.has(optionValue(value))) return false
  return true
}

const optionValue = (value: unknown): string => plainText(isRecord(value) ? value.uuid : value) ?? ''

/** Checks the number of entries, then the parts of each, then the named checks. */
function partsCheck(field: Field): FieldCheck {
  const tooFewOrMany = countCheck(field)
  const inEntry = entryCheck(field)
  const checkOf = namedChecks(field)
  return (answer, view, optionsOf) => {
    const items: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
    const countProblem = tooFewOrMany(items)
    if (countProblem) return [countProblem]
    const problems: FieldProblem[] = []
    for (const [position, item] of items.entries()) inEntry(item, position, { view, optionsOf, problems })
    return problems.length ? problems : checkOf(answer, view)
  }
}

function countCheck({ path, label, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Field) {
  const problem = (key: string, count: number): FieldProblem => ({ key, params: { count }, path, label })
  return ({ length }: readonly unknown[]): FieldProblem | undefined => {
    if (length < minItems) return problem('validationError.tooFew', minItems)
    return length > maxItems ? problem('validationError.tooMany', maxItems) : undefined
  }
}

type Entries = {
  readonly view: View
  readonly optionsOf: OptionsOf | undefined
  /** The problems of the entries so far. */
  readonly problems: FieldProblem[]
}

function entryCheck(field: Field): (item: unknown, position: number, entries: Entries) => void {
  const inside = insideOf(field)
  return (item, position, { view, optionsOf, problems }) => {
    const { fields, view: within } = inside(item, view)
    for (const inner of fields) {
      const own = compiledCheck(inner)(isRecord(item) ? item[inner.path] : undefined, within, optionsOf)
      if (own.length === 0) continue
      const path = field.type === 'group' ? field.path : `${field.path}.${position}`
      problems.push(...own.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })))
    }
  }
}

type Inside = { readonly fields: readonly Field[]; readonly view: View }

/**
 * The visible fields inside one entry of a group or repeated field, and what their rules see: the entry's own answers by
 * their plain names, then the quote.
 */
export const insideEntry = (field: Field, item: unknown, view: View): Inside => insideOf(field)(item, view)

function insideOf({ fields = [] }: Field): (item: unknown, view: View) => Inside {
  const names = new Set(fields.map((inner) => inner.path))
  const isAlwaysWhole = fields.every((inner) => !inner.visible)
  return (item, view) => {
    const visibleNames = new Set<string>()
    const inside: View = {
      isOn: view.isOn,
      today: view.today,
      get: (path) => {
        if (!names.has(path)) return view.get(path)
        return (isAlwaysWhole || visibleNames.has(path)) && isRecord(item) ? item[path] : undefined
      },
    }
    if (isAlwaysWhole) return { fields, view: inside }
    const visible = fields.filter((inner) => {
      const isShown = !inner.visible || inner.visible.test(inside) === true
      if (isShown) visibleNames.add(inner.path)
      return isShown
    })
    return { fields: visible, view: inside }
  }
}
