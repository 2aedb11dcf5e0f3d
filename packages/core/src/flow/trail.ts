import type { CompiledFlow, Slot } from './compile.ts'
import { pagePath } from './compile.ts'
import type { FlowContext } from './context.ts'
import { FormEntry, visitForm } from './form-entry.ts'
import { visitList } from './list-entry.ts'
import { numberedPages, visitPages } from './numbered-pages.ts'
import type { Rule, Tri, View } from './rule.ts'
import { testAll } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'
import type { NumberedPage, PagedStep, StepPath } from './step.ts'
import type { TrailEntry } from './trail-entry.ts'
import { Walk } from './walk.ts'

export type Trail = {
  readonly flow: CompiledFlow
  readonly entries: readonly TrailEntry[]
  readonly view: View
  /** Question sets that some entry waits for. */
  readonly wanted: readonly string[]
  readonly maxStep: string | undefined
  /** Facts asked for in several places, and answers filled in from one place to another. */
  readonly shared: Pick<SharedFacts, 'uses' | 'filled'>
}

/**
 * Which pages this quote visits, in order. One forward walk from the start: an answer can be read only by rules after its
 * step, so nothing later changes what stands before. Nothing is kept between calls. What is wrong with the answers is
 * found page by page, when somebody asks.
 */
export function deriveTrail(flow: CompiledFlow, context: FlowContext): Trail {
  const walk = new Walk(flow, context)
  const entries: TrailEntry[] = []
  const wanted = new Set<string>()
  /** Of steps that stand in several places. */
  const visited = new Set<StepPath>()
  let group: { readonly gates: readonly Rule[]; readonly holds: Tri } = { gates: [], holds: true }
  for (const slot of flow.slots) {
    const { groupGates: gates, node } = slot
    // Nothing in a group changes whether it is open, so its gates are tested once.
    if (gates !== group.gates) group = { gates, holds: testAll(gates, walk.view) }
    const gate = gateOf(group.holds, node.when, walk.view)
    if (gate === false) continue
    for (const entry of visitSlot(slot, walk, gate, { visited, wanted })) {
      entries.push(entry)
      if (slot.repeated) visited.add(entry.list?.step.list ?? entry.path)
    }
  }
  const { view, shared } = walk
  return { flow, entries, view, wanted: [...wanted], shared, maxStep: context.maxStep }
}

function gateOf(group: Tri, when: Rule | undefined, view: View): Tri {
  if (group === false || !when) return group
  const holds = when.test(view)
  return holds === true ? group : holds
}

type Visited = { readonly visited: ReadonlySet<StepPath>; readonly wanted: Set<string> }

function visitSlot(
  slot: Slot,
  walk: Walk,
  gate: true | 'unknown',
  { visited, wanted }: Visited,
): readonly TrailEntry[] {
  const { node } = slot
  if (node.kind === 'paged' && gate === true) {
    const pages = numberedPages(node, walk)
    if (pages !== 'loading') return visitPages(slot, node, pages.filter(isNew(slot, node, visited)), walk)
    if ('set' in node.source) wanted.add(node.source.set)
  }
  if (slot.again && visited.has(firstPath(slot))) return []
  if (node.kind === 'paged' || gate === 'unknown') return [pendingEntry(slot, walk)]
  if (node.kind === 'list') return [visitList(slot, node, walk)]
  const { path, label, form } = node
  return [new FormEntry({ slot, path, label, rank: slot.rank, page: undefined }, visitForm(form, walk), walk)]
}

/** Whether a page was not visited yet where its step stands further up. */
const isNew =
  ({ again }: Slot, step: PagedStep, visited: ReadonlySet<StepPath>) =>
  ({ index }: NumberedPage): boolean =>
    !(again && visited.has(pagePath(step, index)))

function firstPath({ node }: Slot): StepPath {
  if (node.kind === 'page') return node.path
  return node.kind === 'list' ? node.list : pagePath(node, 0)
}

const pendingEntry = (slot: Slot, walk: Walk): TrailEntry => ({
  path: firstPath(slot),
  slot,
  section: slot.section,
  label: slot.node.label,
  rank: slot.rank,
  state: 'pending',
  form: { fields: [] },
  problems: [],
  visible: [],
  view: walk.viewBefore(walk.page + 1),
})
