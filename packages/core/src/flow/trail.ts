import type { CompiledFlow, Slot } from './compile.ts'
import { pagePath } from './compile.ts'
import type { FlowContext } from './context.ts'
import { FormEntry, visitForm } from './form-entry.ts'
import type { FinishedWalk } from './judgements.ts'
import type { View } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'
import type { StepPath } from './step.ts'
import type { TrailEntry } from './trail-entry.ts'
import type { VisitedEntry } from './visited-entry.ts'
import { Walk } from './walk.ts'
import type { WalkNotes } from './walk-notes.ts'

export type Trail = {
  readonly flow: CompiledFlow
  readonly entries: readonly TrailEntry[]
  /** Index of the first entry that is not done; the last entry when all are. */
  readonly frontier: number
  readonly view: View
  /** Question sets that some entry waits for. */
  readonly wanted: readonly string[]
  readonly maxStep: string | undefined
  /** Facts asked for in several places, and answers filled in from one place to another. */
  readonly shared: Pick<SharedFacts, 'uses' | 'filled'>
}

function firstPath({ node }: Slot): StepPath {
  if (node.kind === 'page') return node.path
  return node.kind === 'list' ? node.list : pagePath(node, 0)
}

export const pendingEntry = (slot: Slot, walk: Walk, moment = walk.moment): VisitedEntry => ({
  path: firstPath(slot),
  slot,
  section: slot.section,
  label: slot.node.label,
  rank: slot.rank,
  state: 'pending',
  form: { fields: [] },
  problems: [],
  visible: [],
  view: walk.viewAt(moment),
  on: (other) => pendingEntry(slot, other, moment),
})

/** What a walk has come to so far. */
export class Visited {
  readonly entries: VisitedEntry[] = []
  readonly wanted = new Set<string>()
  /** Of steps that stand in several places. */
  readonly #paths = new Set<string>()

  add(entry: VisitedEntry): void {
    this.entries.push(entry)
    if (entry.slot.repeated) this.#paths.add(entry.list?.step.list ?? entry.path)
  }

  /** @param notes of the walk that asks */
  has(path: StepPath, notes?: WalkNotes): boolean {
    const stands = this.#paths.has(path)
    notes?.meet(path, stands)
    return stands
  }
}

export function visitSlot(slot: Slot, walk: Walk, visited: Visited): void {
  const { node } = slot
  const gate = walk.binding.gateOf(slot)(walk)
  if (gate === false) return
  const isRepeated = slot.again === true && visited.has(firstPath(slot), walk.notes)
  if (gate === 'unknown') {
    if (!isRepeated) visited.add(pendingEntry(slot, walk))
  } else if (node.kind === 'paged') walk.skills().visitPages(slot, node, walk, visited, isRepeated)
  else if (isRepeated) return
  else if (node.kind === 'list') visited.add(walk.skills().listEntry(slot, node, walk))
  else {
    const { path, label } = node
    visited.add(
      new FormEntry({ slot, path, label, rank: slot.rank, page: undefined }, visitForm(node.form, walk), walk),
    )
  }
}

/**
 * The one derivation: which pages this quote visits, in order, and how far it is answered. One forward walk: an
 * answer can be read only by rules that come after its step, so nothing later can change what stands before. What is
 * wrong with the answers is worked out page by page, when somebody asks.
 */
export function deriveTrail(flow: CompiledFlow, context: FlowContext): Trail {
  const { memory } = flow
  const judgements = memory?.judgementsOf(context.sets)
  const { walk, entries, wanted } =
    judgements && memory ? memory.walked(flow, judgements, context) : walkedOnce(flow, context)
  const { view, shared } = walk
  return new WalkedTrail({ flow, entries, view, wanted, shared, maxStep: context.maxStep })
}

function walkedOnce(flow: CompiledFlow, context: FlowContext): Omit<FinishedWalk, 'visits'> {
  const walk = new Walk(flow, context, undefined)
  const visited = new Visited()
  for (const slot of flow.slots) {
    walk.enter(slot.rank)
    visitSlot(slot, walk, visited)
  }
  return { walk, entries: visited.entries, wanted: [...visited.wanted] }
}

/** The same trail of a quote that has come as far as `maxStep`. */
export function cameTo(trail: Trail, maxStep: string): Trail {
  if (trail.maxStep === maxStep) return trail
  const { flow, entries, view, wanted, shared } = trail
  return new WalkedTrail({ flow, entries, view, wanted, shared, maxStep })
}

/** A trail whose frontier is looked for when somebody asks. */
class WalkedTrail implements Trail {
  readonly flow: CompiledFlow
  readonly entries: readonly TrailEntry[]
  readonly view: View
  readonly wanted: readonly string[]
  readonly maxStep: string | undefined
  readonly shared: Trail['shared']
  #frontier: number | undefined

  constructor({ flow, entries, view, wanted, shared, maxStep }: Omit<Trail, 'frontier'>) {
    this.flow = flow
    this.entries = entries
    this.view = view
    this.wanted = wanted
    this.maxStep = maxStep
    this.shared = shared
  }

  get frontier(): number {
    this.#frontier ??= firstUnfinished(this.entries)
    return this.#frontier
  }
}

function firstUnfinished(entries: readonly TrailEntry[]): number {
  const unfinished = entries.findIndex((entry) => entry.state !== 'done')
  return unfinished < 0 ? entries.length - 1 : unfinished
}
