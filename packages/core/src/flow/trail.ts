import type { AnswerPath } from '../answers/answers.ts'
import type { CompiledFlow, Slot } from './compile.ts'
import { pagePath, pageRank } from './compile.ts'
import type { FlowContext } from './context.ts'
import { formEntry } from './form-entry.ts'
import { listEntry } from './list-entry.ts'
import { numberedPages } from './numbered-pages.ts'
import type { Tri, View } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'
import { createSharedFacts } from './shared-facts.ts'
import type { StepPath } from './step.ts'
import type { TrailEntry } from './trail-entry.ts'
import { viewOf } from './visibility.ts'
import type { Walk } from './walk.ts'

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

function startWalk(flow: CompiledFlow, context: FlowContext): Walk {
  const opened = new Map<AnswerPath, number>()
  const asked = new Map<AnswerPath, number>()
  const shared = createSharedFacts()
  const reached = { opened, asked, filled: shared.filled }
  const view = viewOf(flow, context, reached)
  return {
    context,
    view,
    shared,
    open: (path) => {
      if (!opened.has(path)) opened.set(path, opened.size)
    },
    ask: (path) => {
      if (!asked.has(path)) asked.set(path, opened.size)
    },
    snapshot: () => viewOf(flow, context, reached, opened.size),
  }
}

function gateOf(slot: Slot, view: View): Tri {
  let result: Tri = true
  for (const gate of slot.gates) {
    const held = gate.test(view)
    if (held === false) return false
    if (held === 'unknown') result = 'unknown'
  }
  return result
}

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
  view: walk.snapshot(),
})

type Visited = { readonly wanted: Set<string>; readonly paths: Set<string> }

function entriesOf(slot: Slot, walk: Walk, { wanted, paths }: Visited): readonly TrailEntry[] {
  const { node } = slot
  const gate = gateOf(slot, walk.view)
  if (gate === false) return []
  const isRepeated = slot.again === true && paths.has(firstPath(slot))
  if (gate === 'unknown') return isRepeated ? [] : [pendingEntry(slot, walk)]
  if (node.kind !== 'paged' && isRepeated) return []
  if (node.kind === 'page') return [formEntry({ slot, path: node.path, label: node.label, form: node.form }, walk)]
  if (node.kind === 'list') return [listEntry(slot, node, walk)]
  const pages = numberedPages(node, walk)
  if (pages === 'loading') {
    if ('set' in node.source) wanted.add(node.source.set)
    return isRepeated ? [] : [pendingEntry(slot, walk)]
  }
  const shown = pages.flatMap((page) => {
    if (slot.again && paths.has(pagePath(node, page.index))) return []
    const entry = formEntry(
      { slot, path: pagePath(node, page.index), label: page.label ?? node.label, form: page.form },
      walk,
    )
    return entry.visible.length || 'each' in node.source ? [{ entry, index: page.index }] : []
  })
  return shown.map(({ entry, index }) => ({
    ...entry,
    rank: pageRank(slot, index),
    page: { index, count: shown.length },
  }))
}

/**
 * The one derivation: which pages this quote visits, in order, and how far it is answered. One forward walk: an
 * answer can be read only by rules that come after its step, so nothing later can change what stands before.
 */
export function deriveTrail(flow: CompiledFlow, context: FlowContext): Trail {
  const walk = startWalk(flow, context)
  const wanted = new Set<string>()
  const paths = new Set<string>()
  const entries = flow.slots.flatMap((slot) => {
    const opened = entriesOf(slot, walk, { wanted, paths })
    for (const { path, list } of opened) paths.add(list?.step.list ?? path)
    return opened
  })
  const unfinished = entries.findIndex((entry) => entry.state !== 'done')
  return {
    flow,
    entries,
    frontier: unfinished < 0 ? entries.length - 1 : unfinished,
    view: walk.view,
    wanted: [...wanted],
    maxStep: context.maxStep,
    shared: walk.shared,
  }
}
