import type { AnswerPath } from '../answers/answers.ts'
import type { Field, Form } from '../forms/field.ts'
import type { CompiledFlow, Slot } from './compile.ts'
import type { Rule } from './rule.ts'

const setPath = /^(.*\.uw_questions)\[/

function formsOf({ node }: Slot): readonly Form[] {
  if (node.kind === 'page') return [node.form]
  if (node.kind === 'list') return node.pages.map((page) => page.form)
  return 'pages' in node.source ? node.source.pages.map((page) => page.form) : []
}

const writes = (slot: Slot): readonly AnswerPath[] => {
  const { node } = slot
  if (node.kind === 'list') return [node.items]
  if (node.kind === 'paged' && 'set' in node.source) return [`${node.source.set}.uw_questions`]
  return formsOf(slot).flatMap((form) => form.fields.map((field) => field.path))
}

/**
 * What is wrong with a flow as a whole, one sentence a fault; empty when it is sound:
 * every id and path once (a step may stand in two places), every rule reads only what stands before it or a base
 * fact, no step is gated by what it writes itself, every alias leads somewhere.
 */
export function lintFlow(flow: CompiledFlow): readonly string[] {
  return [...lintPlaces(flow), ...lintReads(flow), ...lintAliases(flow)]
}

function lintPlaces({ slots }: CompiledFlow): readonly string[] {
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
    if (places.length > 1 && places.some((slot) => slot.node !== places[0]?.node)) {
      faults.push(`two different steps are called ${id}`)
    }
  }
  return faults
}

function lintReads(flow: CompiledFlow): readonly string[] {
  const faults: string[] = []
  const before = new Set<AnswerPath>(flow.baseFacts)
  const knows = (path: AnswerPath, known: ReadonlySet<AnswerPath>) => {
    const set = setPath.exec(path)?.[1]
    return known.has(path) || (set !== undefined && known.has(set))
  }
  const check = (rule: Rule | undefined, known: ReadonlySet<AnswerPath>, where: string) => {
    for (const path of rule?.reads ?? []) {
      if (!knows(path, known)) faults.push(`${where} reads ${path}, which no earlier step asks`)
    }
  }
  for (const slot of flow.slots) {
    const own = writes(slot)
    for (const gate of slot.gates) check(gate, before, slot.node.id)
    if (slot.node.kind === 'paged' && 'set' in slot.node.source) {
      for (const path of slot.node.source.basis) {
        if (!before.has(path)) faults.push(`${slot.node.id} is asked by ${path}, which no earlier step asks`)
      }
    }
    for (const form of formsOf(slot)) {
      const above = new Set(before)
      for (const field of form.fields) {
        check(field.visible, above, `${slot.node.id}: ${field.path}`)
        lintInner(field, above, check, slot.node.id)
        above.add(field.path)
      }
    }
    for (const path of own) before.add(path)
  }
  return faults
}

function lintInner(
  field: Field,
  above: ReadonlySet<AnswerPath>,
  check: (rule: Rule | undefined, known: ReadonlySet<AnswerPath>, where: string) => void,
  step: string,
): void {
  const known = new Set(above)
  for (const inner of field.fields ?? []) {
    check(inner.visible, known, `${step}: ${field.path}.${inner.path}`)
    known.add(inner.path)
  }
}

function lintAliases({ aliases, slots }: CompiledFlow): readonly string[] {
  return aliases.flatMap((alias) => {
    if ('first' in alias) {
      const known = slots.some((slot) => slot.section.id === alias.first)
      return known ? [] : [`${alias.path} stands for the section ${alias.first}, which does not exist`]
    }
    const known = slots.some((slot) => slot.patterns.includes(alias.to))
    return known ? [] : [`${alias.path} stands for ${alias.to}, which is no step`]
  })
}
