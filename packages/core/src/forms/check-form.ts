import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isRecord } from '../answers/answers.ts'
import { checkRuleOf } from '../checks/check-rules.ts'
import type { View } from '../flow/rule.ts'
import type { Text } from '../text/text.ts'
import type { Refusal } from './check.ts'
import type { Field, FieldType } from './field.ts'
import { refuseType } from './field-values.ts'
import { isMasked } from './masked.ts'

export type FieldProblem = Refusal & {
  readonly path: AnswerPath
  readonly label: Text
  /** Nothing was answered, as against an answer that does not pass. */
  readonly missing?: true
}

type OptionsOf = (source: string) => ReadonlySet<string> | undefined

const required: Refusal = { key: 'validationError.requiredField' }
/** What is said of a blank field that asks for no words. */
const requiredOf: Readonly<Partial<Record<FieldType, Refusal>>> = {
  document: { key: 'validationError.requiredDocument' },
  signature: { key: 'validationError.signature' },
}

/**
 * What is wrong with one field's answer; an empty list when it passes. Blank passes an optional field; named
 * checks see only answers. A group's or repeated field's problems carry the inner path; its own checks look at the
 * whole, once every part passes.
 */
export function checkField(field: Field, answer: unknown, view: View, optionsOf?: OptionsOf): readonly FieldProblem[] {
  const about = { path: field.path, label: field.label }
  if (isBlank(answer))
    return field.optional ? [] : [{ ...(requiredOf[field.type] ?? required), ...about, missing: true }]
  if (field.sensitive && isMasked(answer)) return []
  const wrongType = refuseType(field, answer)
  if (wrongType) return [{ ...wrongType, ...about }]
  if (field.fields) {
    const inner = checkInner(field, answer, view, optionsOf)
    return inner.length ? inner : checkNamed(field, answer, view)
  }
  const allowed = allowedValues(field, optionsOf)
  if (allowed && !valuesOf(answer).every((value) => allowed.has(value))) {
    return [{ key: 'validationError.notAnOption', ...about }]
  }
  if (standsWithOthers(field, answer)) return [{ key: 'validationError.exclusiveOption', ...about }]
  return checkNamed(field, answer, view)
}

/** The first named check that fails, if any. */
function checkNamed({ path, label, checks = [] }: Field, answer: unknown, view: View): readonly FieldProblem[] {
  for (const check of checks) {
    const refusal = checkRuleOf(check.rule)?.(answer, check, view)
    if (refusal) return [{ ...refusal, path, label }]
  }
  return []
}

/** "None of these" chosen together with one of them. */
function standsWithOthers({ options = [] }: Field, answer: unknown): boolean {
  if (!Array.isArray(answer) || answer.length < 2) return false
  return options.some((option) => option.exclusive && answer.includes(option.value))
}

function allowedValues(field: Field, optionsOf?: OptionsOf): ReadonlySet<string> | undefined {
  if (field.options) return new Set(field.options.map((option) => option.value))
  return field.optionsFrom ? optionsOf?.(field.optionsFrom) : undefined
}

const valuesOf = (answer: unknown): readonly string[] =>
  (Array.isArray(answer) ? answer : [answer]).map((value) => String(isRecord(value) ? value.uuid : value))

function checkInner(field: Field, answer: unknown, view: View, optionsOf?: OptionsOf): readonly FieldProblem[] {
  const about = { path: field.path, label: field.label }
  const items = Array.isArray(answer) ? answer : [answer]
  if (field.minItems !== undefined && items.length < field.minItems) {
    return [{ key: 'validationError.tooFew', params: { count: field.minItems }, ...about }]
  }
  if (field.maxItems !== undefined && items.length > field.maxItems) {
    return [{ key: 'validationError.tooMany', params: { count: field.maxItems }, ...about }]
  }
  return items.flatMap((item, position) => {
    const { fields, view: inside } = insideEntry(field, item, view)
    const where = field.type === 'group' ? field.path : `${field.path}.${position}`
    return fields.flatMap((inner) =>
      checkField(inner, isRecord(item) ? item[inner.path] : undefined, inside, optionsOf).map((problem) => ({
        ...problem,
        path: `${where}.${problem.path}`,
      })),
    )
  })
}

/**
 * The visible fields inside one entry of a group or repeated field, and what they may see: their rules name the
 * entry's own answers plainly.
 */
export function insideEntry(
  field: Field,
  item: unknown,
  view: View,
): { readonly fields: readonly Field[]; readonly view: View } {
  const shown = new Set<string>()
  const names = new Set(field.fields?.map((inner) => inner.path))
  const inside: View = {
    ...view,
    get: (path) => {
      if (!names.has(path)) return view.get(path)
      return shown.has(path) && isRecord(item) ? item[path] : undefined
    },
  }
  const fields = (field.fields ?? []).filter((inner) => {
    const visible = !inner.visible || inner.visible.test(inside) === true
    if (visible) shown.add(inner.path)
    return visible
  })
  return { fields, view: inside }
}
