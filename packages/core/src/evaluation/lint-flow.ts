import type { AnswerPath } from '../answers/answers.ts'
import type { Field, Form } from '../model/field.ts'
import type { ListStep, StepNode } from '../model/step.ts'
import type { Rule } from '../rules/rule.ts'
import { argumentsOf, readBy } from '../validation/check-rules.ts'
import type { CompiledFlow, Slot } from './compile-flow.ts'
import { conditionsOf, ownedBy, patternOf } from './compile-flow.ts'

const setPath = /^(.*\.uw_questions)\[/

type LaidForm = { readonly form: Form; readonly when?: Rule }

function formsOf({ node }: Slot): readonly LaidForm[] {
  if (node.kind === 'page') return [{ form: node.form }]
  if (node.kind === 'list') return node.pages
  return 'pages' in node.source ? node.source.pages : []
}

/**
 * The faults of a flow, one sentence each. In a sound flow every id and path is unique (though a step may have two
 * places), rules and checks read only base facts and earlier answers, no step depends on what it writes itself, every
 * named check exists and has its arguments, look-ups fill in fields of their own form, and every alias leads to a page.
 */
export function lintFlow(flow: CompiledFlow): readonly string[] {
  return [
    ...lintPlaces(flow),
    ...lintReads(flow),
    ...lintLaterReads(flow),
    ...lintChecks(flow),
    ...lintFills(flow),
    ...lintAliases(flow),
  ]
}

function lintPlaces({ slots, aliases }: CompiledFlow): readonly string[] {
  const faults: string[] = []
  const owners = new Map<string, string>()
  for (const { node, patterns } of slots) {
    for (const pattern of patterns) {
      const owner = owners.get(pattern)
      if (owner !== undefined && owner !== node.id) faults.push(`${node.id} and ${owner} have the same path ${pattern}`)
      owners.set(pattern, node.id)
    }
  }
  for (const [id, places] of Map.groupBy(slots, (slot) => slot.node.id)) {
    if (places.some((slot) => slot.node !== places[0]?.node)) faults.push(`two different steps are called ${id}`)
  }
  for (const { path } of aliases) {
    const owner = owners.get(patternOf(path))
    if (owner !== undefined) faults.push(`the alias ${path} hides the step ${owner}`)
  }
  return [...faults, ...slots.flatMap(lintNumbers)]
}

function lintNumbers({ node }: Slot): readonly string[] {
  if (node.kind !== 'paged' || !('pages' in node.source)) return []
  const numbers = node.source.pages.map((page) => page.index)
  return new Set(numbers).size === numbers.length ? [] : [`${node.id} has two pages of the same number`]
}

/** What a step reads only at its second place must be asked somewhere. */
const lintLaterReads = ({ slots, owned }: CompiledFlow): readonly string[] =>
  slots.flatMap((slot) =>
    conditionsOf(slot)
      .flatMap(({ readsLater = [] }) => readsLater)
      .filter((path) => !owned.has(path))
      .map((path) => `${slot.node.id} reads ${path}, which no step asks`),
  )

type Reading = {
  /** Asked by an earlier step or a field above; grows along the flow. */
  readonly readable: Set<AnswerPath>
  readonly faults: string[]
  /** Whether any step of this flow asks for it. */
  readonly isAsked: (path: AnswerPath) => boolean
}

const readsOfList = ({ remarks = [], prefill = {} }: ListStep): readonly AnswerPath[] => [
  ...remarks.flatMap(({ reads }) => reads),
  ...Object.values(prefill).flatMap((from) => (typeof from === 'string' ? [from] : from.reads)),
]

/** The earlier answers that a field's derived and initial answers and its notes read. */
const readsOfDerived = ({ derived, initial, restOf, remarks = [] }: Field): readonly AnswerPath[] =>
  [derived, initial, ...remarks].flatMap((each) => each?.reads ?? []).concat(restOf ?? [])

function lintReads(flow: CompiledFlow): readonly string[] {
  const reading: Reading = {
    readable: new Set(flow.baseFacts),
    faults: [],
    isAsked: (path) => flow.owned.has(path),
  }
  for (const slot of flow.slots) {
    const { node } = slot
    for (const { reads } of conditionsOf(slot)) requireReadable(reads, node.id, reading)
    requireReadable(readsOfSource(node), node.id, reading)
    // Only an item's own pages can read its answers.
    const inside = within(reading, (path) => node.kind === 'list' && path.startsWith('item.'))
    for (const { form, when } of formsOf(slot)) {
      if (when) requireReadable(when.reads, node.id, inside)
      readsOfFields(form.fields, node.id, inside)
    }
    for (const path of ownedBy(node)) reading.readable.add(path)
    if (node.kind === 'list') requireReadable(readsOfList(node).filter(reading.isAsked), node.id, reading)
  }
  return reading.faults
}

function readsOfSource(node: StepNode): readonly AnswerPath[] {
  if (node.kind !== 'paged') return []
  if ('set' in node.source) return node.source.basis
  return 'each' in node.source ? [node.source.each] : []
}

function requireReadable(reads: readonly AnswerPath[], place: string, { readable, faults }: Reading): void {
  for (const path of reads) {
    const set = setPath.exec(path)?.[1]
    const isReadable = readable.has(path) || (set !== undefined && readable.has(set))
    if (!isReadable) faults.push(`${place} reads ${path}, which no earlier step asks`)
  }
}

/** What checks compare with. It may be missing from a flow, but must not be asked later. */
const readByChecks = ({ checks = [] }: Field): readonly AnswerPath[] => checks.flatMap((check) => readBy(check) ?? [])

/** For the pages of an item or the parts of a field: only these can read the item's answers. */
const within = (reading: Reading, isAskedInside: Reading['isAsked']): Reading => ({
  ...reading,
  readable: new Set(reading.readable),
  isAsked: (path) => isAskedInside(path) || reading.isAsked(path),
})

function readsOfFields(fields: readonly Field[], place: string, reading: Reading): void {
  for (const field of fields) {
    const fieldPlace = `${place}: ${field.path}`
    requireReadable(field.visible?.reads ?? [], fieldPlace, reading)
    requireReadable([...readsOfDerived(field), ...readByChecks(field)].filter(reading.isAsked), fieldPlace, reading)
    for (const option of field.options ?? []) requireReadable(option.visible?.reads ?? [], fieldPlace, reading)
    if (field.fields) {
      const parts = new Set(field.fields.map(({ path }) => path))
      const inside = within(reading, (path) => parts.has(path))
      readsOfFields(field.fields, fieldPlace, inside)
      // The evaluation derives answers for whole fields only.
      if (field.fields.some(({ derived }) => derived))
        reading.faults.push(`${fieldPlace} has a part that is derived from others`)
    }
    reading.readable.add(field.path)
  }
}

function lintChecks({ slots }: CompiledFlow): readonly string[] {
  return slots.flatMap((slot) =>
    formsOf(slot)
      .flatMap(({ form }) => form.fields.flatMap(withInner))
      .flatMap((field) => checksOf(field).map((fault) => `${slot.node.id}: ${field.path} ${fault}`)),
  )
}

const withInner = (field: Field): readonly Field[] => [field, ...(field.fields ?? []).flatMap(withInner)]

function checksOf({ checks = [] }: Field): readonly string[] {
  return checks.flatMap((check) => {
    const needs = argumentsOf(check.rule)
    if (!needs) return [`is checked by ${check.rule}, which is no check`]
    return needs
      .filter((name) => check[name] === undefined)
      .map((name) => `is checked by ${check.rule} without ${name}`)
  })
}

const lintFills = ({ slots }: CompiledFlow): readonly string[] =>
  slots.flatMap((slot) =>
    formsOf(slot).flatMap(({ form }) => fillsOf(form.fields).map((fault) => `${slot.node.id}: ${fault}`)),
  )

function fillsOf(fields: readonly Field[]): readonly string[] {
  const own = new Set(fields.map(({ path }) => path))
  return fields.flatMap(({ path, type, lookup, fills = {}, fields: inner = [] }) => [
    ...(type === 'zip' || lookup
      ? []
      : Object.values(fills).map((target) => `${path} fills ${target} and is neither a postal code nor looked up`)),
    ...Object.values(fills)
      .filter((target) => !own.has(target))
      .map((target) => `${path} fills ${target}, which its form does not ask`),
    ...fillsOf(inner),
  ])
}

function lintAliases({ aliases, slots }: CompiledFlow): readonly string[] {
  return aliases.flatMap((alias) => {
    if ('first' in alias) {
      const exists = slots.some((slot) => slot.section.id === alias.first)
      return exists ? [] : [`${alias.path} stands for the section ${alias.first}, which does not exist`]
    }
    const exists = slots.some((slot) => slot.patterns.includes(patternOf(alias.to)))
    return exists ? [] : [`${alias.path} stands for ${alias.to}, which is no step`]
  })
}
