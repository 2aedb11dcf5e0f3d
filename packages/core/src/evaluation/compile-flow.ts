import type { AnswerPath } from '../answers/answers.ts'
import { pathsAbove } from '../answers/answers.ts'
import type { Places } from '../model/places.ts'
import { createPlaces } from '../model/places.ts'
import type { SetKey } from '../model/question.ts'
import type { Alias, Flow, FlowNode, GroupNode, PagedStep, StepNode, StepPath } from '../model/step.ts'
import type { Rule } from '../rules/rule.ts'
import type { CompiledForms } from './compiled-form.ts'
import { createCompiledForms } from './compiled-form.ts'

export type Section = Pick<GroupNode, 'id' | 'label' | 'tag' | 'subject'>

/** A step in its fixed place: its rank, its section, and the visibility conditions of the groups around it. */
export type Slot = {
  readonly node: StepNode
  readonly rank: number
  readonly section: Section
  /** The same list for all steps of a group. */
  readonly groupConditions: readonly Rule[]
  /** The path or paths of the step, numbers written as `{n}`. */
  readonly patterns: readonly string[]
  /** The second place of a step that has two: pages that were visited at the first are left out. */
  readonly isSecondPlace?: true
  readonly hasTwoPlaces?: true
}

export type CompiledFlow = {
  readonly id: string
  /** The page from which a quote is submitted: the last one that counts for progress. */
  readonly submit: StepPath
  /** The page of a submitted quote: the flow's last one, which may be the same. */
  readonly finished: StepPath
  readonly slots: readonly Slot[]
  readonly aliases: readonly Alias[]
  readonly baseFacts: ReadonlySet<AnswerPath>
  /** Answers that some step may write; anything else is a base fact. */
  readonly owned: ReadonlySet<AnswerPath>
  /** Records and lists that contain owned answers. */
  readonly holders: ReadonlySet<AnswerPath>
  readonly places: Places
  readonly forms: CompiledForms
}

/** Every rule that must hold for a step. */
export const conditionsOf = ({ groupConditions, node }: Slot): readonly Rule[] =>
  node.when ? [...groupConditions, node.when] : groupConditions

/** Numbers in a path become `{n}`, so that /gl/l/uw-questions/edit/3 is found as one step. Source: seed 4.6. */
export const patternOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/{n}')

export function patternsOf(node: StepNode): readonly string[] {
  const patterns = (node.holds ?? []).map(patternOf)
  if (node.kind === 'page') return [patternOf(node.path), ...patterns]
  if (node.kind === 'paged') return [`${patternOf(node.base)}/{n}${patternOf(node.tail ?? '')}`, ...patterns]
  const keys = node.pages.map((page) => page.key)
  const edits = (keys.length ? keys : ['']).map((key) => patternOf(itemPath(node.edit, 0, key)))
  return [...new Set([patternOf(node.list), patternOf(node.create), ...edits])]
}

/** The address of an item's page: `{pos}` and `{page}` filled in. */
export function itemPath(edit: StepPath, position: number, page: string): StepPath {
  return `/${edit.slice(1).replace('{pos}', String(position)).replace('{page}', page)}`
}

/** The address of a question page. */
export const pagePath = ({ base, tail }: Pick<PagedStep, 'base' | 'tail'>, index: number): StepPath =>
  `${base}/${index}${tail ?? ''}`

/** Between the step's rank and the next step's, in the order of the pages. */
export const pageRank = ({ rank }: Pick<Slot, 'rank'>, index: number): number => rank + 1 - 1 / (index + 2)

/** The paths a step may write, whether it is open or not. */
export function ownedBy(node: StepNode): readonly AnswerPath[] {
  if (node.kind === 'page') return node.form.fields.map((field) => field.path)
  if (node.kind === 'list') return [node.items]
  if ('pages' in node.source) return node.source.pages.flatMap((page) => page.form.fields.map((field) => field.path))
  if ('set' in node.source) return [`${node.source.set}.uw_questions`]
  return node.source.owns ?? []
}

/** A step with the questions of one insurer. */
export type SetStep = PagedStep & { readonly source: Extract<PagedStep['source'], { readonly set: SetKey }> }

export const isInSet = (node: StepNode): node is SetStep => node.kind === 'paged' && 'set' in node.source

/** A slot with an insurer's questions, and those that follow it in its group without another step between. */
export function chainFrom({ rank, groupConditions }: Slot, { slots }: Pick<CompiledFlow, 'slots'>): readonly Slot[] {
  const after = slots.slice(rank)
  const end = after.findIndex((each) => !isInSet(each.node) || each.groupConditions !== groupConditions)
  return end < 0 ? after : after.slice(0, end)
}

/** The first of the slots whose questions may be asked together with those of this one. */
export function chainStart(slot: Slot, flow: Pick<CompiledFlow, 'slots'>): Slot {
  const before = flow.slots.slice(0, slot.rank)
  return before.find((each) => isInSet(each.node) && chainFrom(each, flow).includes(slot)) ?? slot
}

/** Flattens a flow's groups into ranked slots. Accepts any flow; `lintFlow` finds its faults. */
export function compileFlow(flow: Flow): CompiledFlow {
  const slotsSoFar: Omit<Slot, 'isSecondPlace' | 'hasTwoPlaces'>[] = []
  const place = (node: FlowNode, section: Section, conditions: readonly Rule[]): void => {
    if (node.kind === 'group') {
      const within = node.when ? [...conditions, node.when] : conditions
      for (const child of node.children) place(child, section, within)
    } else
      slotsSoFar.push({
        node,
        rank: slotsSoFar.length,
        section,
        groupConditions: conditions,
        patterns: patternsOf(node),
      })
  }
  for (const group of flow.nodes) place(group, sectionOf(group), [])
  const byNode = Map.groupBy(slotsSoFar, ({ node }) => node)
  const slots = slotsSoFar.map((slot): Slot => {
    const [first, second] = byNode.get(slot.node) ?? []
    return { ...slot, ...(slot === first ? {} : { isSecondPlace: true }), ...(second ? { hasTwoPlaces: true } : {}) }
  })
  const paths = slots.flatMap((slot) => ownedBy(slot.node))
  const ownedPaths = new Set(paths)
  const holders = new Set(paths.flatMap(pathsAbove))
  const places = createPlaces(ownedPaths, holders)
  return {
    id: flow.id,
    submit: lastPage(slots.filter(({ node }) => !node.uncounted)),
    finished: lastPage(slots),
    slots,
    aliases: flow.aliases,
    baseFacts: new Set(flow.baseFacts),
    owned: ownedPaths,
    holders,
    places,
    forms: createCompiledForms(places),
  }
}

function lastPage(slots: readonly Slot[]): StepPath {
  const last = slots.at(-1)?.node
  return last?.kind === 'page' ? last.path : '/'
}

const sectionOf = ({ id, label, tag, subject }: GroupNode): Section => ({
  id,
  label,
  ...(tag ? { tag } : {}),
  ...(subject ? { subject } : {}),
})
