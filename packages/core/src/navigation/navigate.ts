import type { AnswerPath } from '../answers/answers.ts'
import type { CompiledFlow, Slot } from '../evaluation/compile-flow.ts'
import { isInSet, itemPath, pageRank, patternOf } from '../evaluation/compile-flow.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { StepPath } from '../model/step.ts'
import { setOf } from '../question-sets/question-field.ts'

/** Where a path is in the flow: a page, or a page of one item of a list. */
export type Place = {
  readonly index: number
  readonly entry: PageState
  readonly item?: { readonly position: number; readonly page: string; readonly isNew: boolean }
}

type ListInfo = NonNullable<PageState['list']>

/** The path's place, or undefined when this quote does not visit it. Aliases are not places. */
export function locate(flowState: FlowState, path: string): Place | undefined {
  for (const [index, entry] of flowState.pages.entries()) {
    if (entry.list) {
      const item = itemAt(entry.list, path)
      if (item) return { index, entry, item }
    }
    if (entry.path === path || (entry.list && entry.list.step.list === path)) return { index, entry }
  }
  return undefined
}

function itemAt(list: ListInfo, path: string): Place['item'] {
  const { step, count } = list
  const first = step.pages[0]?.key ?? ''
  const address = addressOf(step.edit)
  const match = address.exec(path)
  if (!match) return path === step.create ? { position: count, page: first, isNew: true } : undefined
  const pageKey = match.groups?.page ?? first
  const page = step.pages.find(({ key, holds }) => key === pageKey || holds?.includes(pageKey))?.key ?? pageKey
  const position = Number(match.groups?.pos)
  if (position < count) return list.pages[position]?.includes(page) ? { position, page, isNew: false } : undefined
  const startsNew = position === count && page === first && address.test(step.create)
  return startsNew ? { position, page, isNew: true } : undefined
}

const addressOf = (edit: string): RegExp => new RegExp(`^${patternFor(edit)}$`)

const patternFor = (edit: string): string =>
  edit.replaceAll('.', '\\.').replace('{pos}', '(?<pos>\\d+)').replace('{page}', '(?<page>[\\w-]+)')

/** The path that an alias leads to; any other path unchanged. */
export function resolveAlias(flowState: FlowState, path: string): string {
  const alias = flowState.flow.aliases.find((each) => each.path === path)
  if (!alias) return path
  if ('to' in alias) return alias.to
  const inSection = flowState.pages.find((entry) => entry.section.id === alias.first)
  if (inSection) return inSection.path
  const last = flowState.flow.slots.findLast((slot) => slot.section.id === alias.first)?.rank ?? -1
  const after = flowState.pages.find((entry) => entry.rank > last)
  return (after ?? flowState.pages.at(-1))?.path ?? path
}

/**
 * The page that contains what used to be at an address without a page of its own: the page it was merged into, or for a
 * number the page before it in the same step. A numbered page absorbs those that follow it and has the number of its
 * first one. An insurer whose questions are asked together with another's has no page of its own: its addresses lead to
 * the first page with a question of it.
 */
export function holderOf(flowState: FlowState, path: string): StepPath | undefined {
  const pattern = patternOf(path)
  const own = flowState.pages.filter(({ slot, joined = [] }) =>
    [slot, ...joined].some(({ node, patterns }) => node.kind !== 'list' && patterns.includes(pattern)),
  )
  const rank = rankOf(flowState, path)
  const before = own.findLast((entry) => entry.rank <= rank)
  if (before) return before.path
  const sets = slotsOf(flowState.flow, pattern).flatMap(({ node }) => (isInSet(node) ? [node.source.set] : []))
  const isOfSet = (path: AnswerPath): boolean => sets.includes(setOf(path) ?? '')
  const holder =
    flowState.pages.find(({ visible }) => visible.some(isOfSet)) ??
    flowState.pages.find(({ form }) => form.fields.some(({ path }) => isOfSet(path)))
  return holder?.path
}

/** Where an address's answers are saved: at the path itself, or at that of the page it was merged into. */
export const addressHolding = (flowState: FlowState, path: string): string =>
  locate(flowState, path) ? path : (holderOf(flowState, path) ?? path)

/** Where Continue leads from `path`; undefined at the end and outside the flow. */
export function next(flowState: FlowState, path: string): StepPath | undefined {
  const place = locate(flowState, path)
  if (!place) return undefined
  const { list } = place.entry
  if (!place.item || !list) return flowState.pages[place.index + 1]?.path
  // The item that was just created at the address for new ones is now the last one.
  const position = path === list.step.create && place.item.isNew ? list.count - 1 : place.item.position
  const pages = list.pages[position] ?? []
  const following = pages[pages.indexOf(place.item.page) + 1]
  return following === undefined ? list.step.list : itemPath(list.step.edit, position, following)
}

/** Where Back leads from `path`; undefined on the first step and outside the flow. */
export function back(flowState: FlowState, path: string): StepPath | undefined {
  const place = locate(flowState, path)
  if (!place) return undefined
  const { list } = place.entry
  const entryBefore = flowState.pages[place.index - 1]?.path
  if (!list) return entryBefore
  if (!place.item) return list.count === 0 ? list.step.create : entryBefore
  const pages = list.pages[place.item.position] ?? []
  const before = pages[pages.indexOf(place.item.page) - 1]
  if (before !== undefined) return itemPath(list.step.edit, place.item.position, before)
  return list.count ? list.step.list : entryBefore
}

/**
 * Rank of any path the flow knows, open or not; -1 for others. A step with two places (workers' compensation) has the
 * rank of its open place.
 */
export function rankOf(flowState: Pick<FlowState, 'flow' | 'pages'>, path: string): number {
  const places = slotsOf(flowState.flow, patternOf(path))
  const [first, ...others] = places
  const slot = others.length ? (places.find((each) => isVisited(each, flowState)) ?? first) : first
  if (!slot) return -1
  if (slot.node.kind !== 'paged') return slot.rank
  return pageRank(slot, Number(/^\/(\d+)/.exec(path.slice(slot.node.base.length))?.[1] ?? 0))
}

const isVisited = (slot: Slot, { pages }: Pick<FlowState, 'pages'>): boolean =>
  pages.some((entry) => entry.slot === slot)

const slotsByPattern = new WeakMap<CompiledFlow, ReadonlyMap<string, readonly Slot[]>>()
const none: readonly Slot[] = []

/** The slots whose addresses match the pattern, in the order of the flow. */
function slotsOf(flow: CompiledFlow, pattern: string): readonly Slot[] {
  const index = slotsByPattern.get(flow) ?? indexSlots(flow)
  slotsByPattern.set(flow, index)
  return index.get(pattern) ?? none
}

function indexSlots({ slots }: CompiledFlow): ReadonlyMap<string, readonly Slot[]> {
  const index = new Map<string, Slot[]>()
  for (const slot of slots) {
    for (const pattern of slot.patterns) {
      const slotsSoFar = index.get(pattern)
      if (slotsSoFar) slotsSoFar.push(slot)
      else index.set(pattern, [slot])
    }
  }
  return index
}

/**
 * Index of the furthest page a person may open: not beyond where they have been, nor past an unfinished page. A person
 * who reached a page that is not asked any longer, such as an insurer's questions that came back empty, has reached the
 * one after it.
 */
export function furthest(flowState: FlowState): number {
  const { pages, maxStep } = flowState
  if (maxStep === undefined) return 0
  const furthestRank = rankOf(flowState, maxStep)
  const last = pages.findLastIndex((entry) => entry.rank <= furthestRank)
  const index = last >= 0 && !locate(flowState, maxStep) ? Math.min(last + 1, pages.length - 1) : last
  return index > 0 ? Math.min(firstIncomplete(flowState), index) : 0
}

/** Index of the first page that is not complete; of the last one when all are. */
export function firstIncomplete({ pages }: Pick<FlowState, 'pages'>): number {
  const index = pages.findIndex(({ status }) => status !== 'complete')
  return index < 0 ? pages.length - 1 : index
}

/** Whether the person may open the path: it is in the flow, not beyond `furthest`, and not a new item of a full list. */
export function canVisit(flowState: FlowState, path: string): boolean {
  const place = locate(flowState, path)
  if (!place || place.index > furthest(flowState)) return false
  const { list } = place.entry
  return !place.item?.isNew || list?.step.max === undefined || list.count < list.step.max
}

/** Whether the review was reached: it stays open to show what is missing since. */
export const canReview = (flowState: FlowState): boolean =>
  rankOf(flowState, flowState.maxStep ?? '') >= rankOf(flowState, flowState.flow.submit)

/** Where a returning person continues. */
export const resume = (flowState: FlowState): StepPath => flowState.pages[furthest(flowState)]?.path ?? '/'
