import type { AnswerPath } from '../answers/answers.ts'
import type { Field, Form } from '../model/field.ts'
import type { ListStep, StepNode } from '../model/step.ts'
import type { Rule } from '../rules/rule.ts'
import { argumentsOf, readBy } from '../validation/check-rules.ts'
import type { CompiledFlow, Slot } from './compile-flow.ts'
import { gatesOf, ownedBy, patternOf } from './compile-flow.ts'

const setPath = /^(.*\.uw_questions)\[/

type LaidForm = { readonly form: Form; readonly when?: Rule }

function formsOf({ node }: Slot): readonly LaidForm[] {
  if (node.kind === 'page') return [{ form: node.form }]
  if (node.kind === 'list') return node.pages
  return 'pages' in node.source ? node.source.pages : []
}

/**
 * What is wrong with a flow as a whole, one sentence a fault; empty when it is sound:
 * every id and path once (a step may stand in two places), every rule and check reads only what stands before it or a
 * base fact, no step is gated by what it writes itself, every named check exists and has its arguments, a postal code fills
 * in fields of its own form, every alias leads somewhere.
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

/** Answers that a step can only see where it stands again must be asked somewhere, too. */
const lintLaterReads = ({ slots, owned }: CompiledFlow): readonly string[] =>
  slots.flatMap((slot) =>
    gatesOf(slot)
      .flatMap(({ readsLater = [] }) => readsLater)
      .filter((path) => !owned.has(path))
      .map((path) => `${slot.node.id} reads ${path}, which no step asks`),
  )

/** `known` grows along the walk: what an earlier step or a field above may have answered. */
type Reading = {
  readonly known: Set<AnswerPath>
  readonly faults: string[]
  /** Some step asks it: what no step asks has simply not been said. */
  readonly isAsked: (path: AnswerPath) => boolean
}

const toldOfList = ({ remarks = [], prefill = {} }: ListStep): readonly AnswerPath[] => [
  ...remarks.flatMap(({ reads }) => reads),
  ...Object.values(prefill).flatMap((from) => (typeof from === 'string' ? [from] : from.reads)),
]

/** The earlier answers that say something about this one. */
const toldBy = ({ follows, begins, remarks = [] }: Field): readonly AnswerPath[] =>
  [follows, begins, ...remarks].flatMap((told) => told?.reads ?? [])

function lintReads(flow: CompiledFlow): readonly string[] {
  const reading: Reading = {
    known: new Set(flow.baseFacts),
    faults: [],
    isAsked: (path) => flow.owned.has(path),
  }
  for (const slot of flow.slots) {
    const { node } = slot
    for (const gate of gatesOf(slot)) readsKnown(gate.reads, node.id, reading)
    readsKnown(readsOfSource(node), node.id, reading)
    // An item's answers end with its pages, so they are known to the pages only.
    const inside = within(reading, (path) => node.kind === 'list' && path.startsWith('item.'))
    for (const { form, when } of formsOf(slot)) {
      if (when) readsKnown(when.reads, node.id, inside)
      readsOfFields(form.fields, node.id, inside)
    }
    for (const path of ownedBy(node)) reading.known.add(path)
    if (node.kind === 'list') readsKnown(toldOfList(node).filter(reading.isAsked), node.id, reading)
  }
  return reading.faults
}

function readsOfSource(node: StepNode): readonly AnswerPath[] {
  if (node.kind !== 'paged') return []
  if ('set' in node.source) return node.source.basis
  return 'each' in node.source ? [node.source.each] : []
}

function readsKnown(reads: readonly AnswerPath[], where: string, { known, faults }: Reading): void {
  for (const path of reads) {
    const set = setPath.exec(path)?.[1]
    const isKnown = known.has(path) || (set !== undefined && known.has(set))
    if (!isKnown) faults.push(`${where} reads ${path}, which no earlier step asks`)
  }
}

/** Of a check, like a remark, only what is asked at all must be asked before: without it there is nothing to compare with. */
const readByChecks = ({ checks = [] }: Field): readonly AnswerPath[] => checks.flatMap((check) => readBy(check) ?? [])

/** The reading of pages or parts that ask for answers of their own. */
const within = (reading: Reading, isAskedInside: Reading['isAsked']): Reading => ({
  ...reading,
  known: new Set(reading.known),
  isAsked: (path) => isAskedInside(path) || reading.isAsked(path),
})

function readsOfFields(fields: readonly Field[], where: string, reading: Reading): void {
  for (const field of fields) {
    const here = `${where}: ${field.path}`
    readsKnown(field.visible?.reads ?? [], here, reading)
    readsKnown([...toldBy(field), ...readByChecks(field)].filter(reading.isAsked), here, reading)
    for (const option of field.options ?? []) readsKnown(option.visible?.reads ?? [], here, reading)
    if (field.fields) {
      const parts = new Set(field.fields.map(({ path }) => path))
      const inside = within(reading, (path) => parts.has(path))
      readsOfFields(field.fields, here, inside)
      // Only the flow knows what follows, and it knows no parts of fields.
      if (field.fields.some(({ follows }) => follows))
        reading.faults.push(`${here} has a part that follows from others`)
    }
    reading.known.add(field.path)
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
      : Object.values(fills).map((filled) => `${path} fills ${filled} and is neither a postal code nor looked up`)),
    ...Object.values(fills)
      .filter((filled) => !own.has(filled))
      .map((filled) => `${path} fills ${filled}, which its form does not ask`),
    ...fillsOf(inner),
  ])
}

function lintAliases({ aliases, slots }: CompiledFlow): readonly string[] {
  return aliases.flatMap((alias) => {
    if ('first' in alias) {
      const known = slots.some((slot) => slot.section.id === alias.first)
      return known ? [] : [`${alias.path} stands for the section ${alias.first}, which does not exist`]
    }
    const known = slots.some((slot) => slot.patterns.includes(patternOf(alias.to)))
    return known ? [] : [`${alias.path} stands for ${alias.to}, which is no step`]
  })
}
