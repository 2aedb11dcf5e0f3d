import type { Condition } from '../model/question.ts'
import type { Flow, FlowNode, GroupNode, StepNode } from '../model/step.ts'
import { conditionRule } from '../question-sets/question-field.ts'
import type { Rule } from '../rules/rule.ts'
import { all } from '../rules/rule.ts'
import type { DynamicFlow } from './dynamic-flow.ts'
import { dynamicSteps } from './dynamic-flow.ts'

/** One entry of a site's `stepsFlowMapping`. Its conditions hold for it and for everything spliced after it (X10). */
export type MappingEntry = {
  readonly id: string
  readonly group: string
  readonly conditions?: readonly Condition[]
  readonly next_steps?: readonly { readonly id: string; readonly conditions?: readonly Condition[] }[]
}

/** Why an entry of a mapping cannot be used. */
export type MappingFault = { readonly entry: string; readonly reason: string }

const ruleOf = (conditions: readonly Condition[]): Rule | undefined =>
  conditions.length ? all(...conditions.map((condition) => conditionRule(condition))) : undefined

const idsOf = (node: FlowNode): readonly string[] => (node.kind === 'group' ? node.children.flatMap(idsOf) : [node.id])

type ChainedStep = { readonly id: string; readonly conditions: readonly Condition[] }

/** The entry and the steps after it, recursively; a fault when they form a cycle. */
function chain(entry: MappingEntry, mapping: readonly MappingEntry[]): readonly ChainedStep[] | MappingFault {
  const steps: ChainedStep[] = []
  const follow = (
    id: string,
    above: readonly string[],
    inheritedConditions: readonly Condition[],
  ): MappingFault | undefined => {
    if (above.includes(id)) return { entry: entry.id, reason: `next_steps lead from ${id} back to ${id}` }
    const { conditions = [], next_steps = [] } = mapping.find((each) => each.id === id) ?? {}
    const all = [...inheritedConditions, ...conditions]
    steps.push({ id, conditions: all })
    for (const next of next_steps) {
      const fault = follow(next.id, [...above, id], [...all, ...(next.conditions ?? [])])
      if (fault) return fault
    }
    return undefined
  }
  return follow(entry.id, [], []) ?? steps
}

/** The outcome of the entries read so far: steps by group, and faults. */
type Draft = {
  readonly taken: Set<string>
  readonly added: Map<string, StepNode[]>
  readonly faults: MappingFault[]
}

/**
 * Appends a mapping's dynamic-question steps to their groups and splices their next_steps after them.
 * All faults are returned at once; a mapping with faults changes nothing. Source: seed 4.2 and X10.
 */
export function spliceMapping(
  flow: Flow,
  mapping: readonly MappingEntry[],
  dynamicFlows: Readonly<Record<string, DynamicFlow>>,
): { readonly flow: Flow; readonly faults: readonly MappingFault[] } {
  const draft: Draft = { taken: new Set(flow.nodes.flatMap(idsOf)), added: new Map(), faults: [] }
  const splicedIds = new Set(mapping.flatMap(({ next_steps = [] }) => next_steps.map((next) => next.id)))
  for (const entry of mapping) {
    const steps = chain(entry, mapping)
    if (!flow.nodes.some((group) => group.id === entry.group)) {
      draft.faults.push({ entry: entry.id, reason: `there is no group ${entry.group}` })
    } else if ('reason' in steps) draft.faults.push(steps)
    else if (!splicedIds.has(entry.id)) place(steps, entry, dynamicFlows, draft)
  }
  const faults = [...draft.faults, ...unreachedFaults(mapping, draft)]
  if (faults.length) return { flow, faults }
  const withSteps = (group: GroupNode): GroupNode => ({
    ...group,
    children: [...group.children, ...(draft.added.get(group.id) ?? [])],
  })
  return { flow: { ...flow, nodes: flow.nodes.map(withSteps) }, faults }
}

function place(
  steps: readonly ChainedStep[],
  { id: entry, group }: MappingEntry,
  dynamicFlows: Readonly<Record<string, DynamicFlow>>,
  { taken, added, faults }: Draft,
): void {
  for (const { id, conditions } of steps) {
    const dynamic = Object.hasOwn(dynamicFlows, id) ? dynamicFlows[id] : undefined
    if (!dynamic) faults.push({ entry, reason: `there are no dynamic questions called ${id}` })
    else if (taken.has(id)) faults.push({ entry, reason: `${id} is already a step of this flow` })
    else {
      taken.add(id)
      added.set(group, [...(added.get(group) ?? []), ...dynamicSteps(dynamic, ruleOf(conditions))])
    }
  }
}

/** Faults of entries that nothing leads to. */
function unreachedFaults(mapping: readonly MappingEntry[], { taken, faults }: Draft): readonly MappingFault[] {
  return mapping
    .filter(({ id }) => !taken.has(id) && !faults.some((fault) => fault.entry === id))
    .map(({ id }) => ({ entry: id, reason: 'nothing leads to this step' }))
}
