import type { AnswerPath } from '../answers/answers.ts'
import { pathsAbove } from '../answers/answers.ts'
import type { Text } from '../text/text.ts'
import type { Binding } from './binding.ts'
import { createBinding } from './binding.ts'
import type { Memory } from './memory.ts'
import type { Rule } from './rule.ts'
import type { Skills } from './skills.ts'
import { createSpots } from './spots.ts'
import type { Alias, Flow, FlowNode, GroupNode, PagedStep, StepNode, StepPath } from './step.ts'

export type Section = { readonly id: string; readonly label: Text; readonly tag?: string }

/** A step in its fixed place: its rank, its section, and every rule that must hold for it. */
export type Slot = {
  readonly node: StepNode
  readonly rank: number
  readonly section: Section
  readonly gates: readonly Rule[]
  /** The path or paths of the step, numbers written as `{n}`. */
  readonly patterns: readonly string[]
  /** The step stands further up too: what is on the trail already is not visited again. */
  readonly again?: true
  /** The step stands in more than one place. */
  readonly repeated?: true
}

export type CompiledFlow = {
  readonly id: string
  /** The last page before submitting: the last one that counts. */
  readonly submit: StepPath
  /** Where a submitted quote is found again: the flow's very last page, which may be the same. */
  readonly finished: StepPath
  readonly slots: readonly Slot[]
  readonly aliases: readonly Alias[]
  readonly baseFacts: ReadonlySet<AnswerPath>
  /** Answers that some step may write; anything else is a base fact. */
  readonly owned: ReadonlySet<AnswerPath>
  /** Records and lists in which owned answers lie. */
  readonly holders: ReadonlySet<AnswerPath>
  readonly binding: Binding
  /** Absent where no quote is met twice. */
  readonly memory: Memory | undefined
  readonly skills: () => Skills
}

/** Numbers in a path become `{n}`, so that /gl/l/uw-questions/edit/3 is found as one step. Source: seed 4.6. */
export const patternOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/{n}')

export function patternsOf(node: StepNode): readonly string[] {
  if (node.kind === 'page') return [patternOf(node.path)]
  if (node.kind === 'paged') return [`${patternOf(node.base)}/{n}${patternOf(node.tail ?? '')}`]
  const keys = node.pages.map((page) => page.key)
  const edits = (keys.length ? keys : ['']).map((key) => patternOf(itemPath(node.edit, 0, key)))
  return [...new Set([patternOf(node.list), patternOf(node.create), ...edits])]
}

/** The address of an item's page: `{pos}` and `{page}` filled in. */
export function itemPath(edit: StepPath, position: number, page: string): StepPath {
  return `/${edit.slice(1).replace('{pos}', String(position)).replace('{page}', page)}`
}

/** The address of a question page. */
export function pagePath(step: Pick<PagedStep, 'base' | 'tail'>, index: number): StepPath {
  const paths = pagePaths.get(step) ?? []
  pagePaths.set(step, paths)
  const path = paths[index] ?? (`/${step.base.slice(1)}/${index}${step.tail ?? ''}` as const)
  if (index < mostKept) paths[index] = path
  return path
}

/** Put together once: a trail has them at every derivation. */
const pagePaths = new WeakMap<Pick<PagedStep, 'base' | 'tail'>, StepPath[]>()
const mostKept = 100

/** A page stands after its step's rank and before the next step's, in the order of its index. */
export const pageRank = ({ rank }: Pick<Slot, 'rank'>, index: number): number => rank + 1 - 1 / (index + 2)

/** What a step may write, also while it is closed. */
export function ownedBy(node: StepNode): readonly AnswerPath[] {
  if (node.kind === 'page') return node.form.fields.map((field) => field.path)
  if (node.kind === 'list') return [node.items]
  if ('pages' in node.source) return node.source.pages.flatMap((page) => page.form.fields.map((field) => field.path))
  if ('set' in node.source) return [`${node.source.set}.uw_questions`]
  return node.source.owns ?? []
}

/**
 * Flattens a flow's groups into ranked slots. Total and quick; `lintFlow` says what is wrong with a flow.
 * @param skills asked for when one of them is needed: they may come later than the flow
 */
export function compileWith(flow: Flow, skills: () => Skills, memory?: Memory): CompiledFlow {
  const placed: Omit<Slot, 'again' | 'repeated'>[] = []
  const place = (node: FlowNode, section: Section, gates: readonly Rule[]): void => {
    const own = node.when ? [...gates, node.when] : gates
    if (node.kind === 'group') {
      for (const child of node.children) place(child, section, own)
    } else placed.push({ node, rank: placed.length, section, gates: own, patterns: patternsOf(node) })
  }
  for (const group of flow.nodes) place(group, sectionOf(group), [])
  const places = Map.groupBy(placed, ({ node }) => node)
  const slots = placed.map((slot): Slot => {
    const [first, second] = places.get(slot.node) ?? []
    return { ...slot, ...(slot === first ? {} : { again: true }), ...(second ? { repeated: true } : {}) }
  })
  const paths = slots.flatMap((slot) => ownedBy(slot.node))
  const owned = new Set(paths)
  const holders = new Set(paths.flatMap(pathsAbove))
  return {
    id: flow.id,
    submit: lastPage(slots.filter(({ node }) => !node.uncounted)),
    finished: lastPage(slots),
    slots,
    aliases: flow.aliases,
    baseFacts: new Set(flow.baseFacts),
    owned,
    holders,
    binding: createBinding(createSpots({ owned, holders })),
    memory,
    skills,
  }
}

function lastPage(slots: readonly Slot[]): StepPath {
  const last = slots.at(-1)?.node
  return last?.kind === 'page' ? last.path : '/'
}

const sectionOf = ({ id, label, tag }: GroupNode): Section => ({ id, label, ...(tag ? { tag } : {}) })
