import type { CompiledFlow, Slot } from './compile.ts'
import { itemPath, pageRank, patternOf } from './compile.ts'
import type { StepPath } from './step.ts'
import type { Trail } from './trail.ts'
import type { TrailEntry } from './trail-entry.ts'

/** Where a path is on the trail: an entry, or an item's page that hangs off a list's entry. */
export type Place = {
  readonly index: number
  readonly entry: TrailEntry
  readonly item?: { readonly position: number; readonly page: string; readonly isNew: boolean }
}

type ListInfo = NonNullable<TrailEntry['list']>

/** The path's place, or undefined when this quote does not visit it. Aliases are not places. */
export function locate(trail: Trail, path: string): Place | undefined {
  for (const [index, entry] of trail.entries.entries()) {
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
  const page = match.groups?.page ?? first
  const position = Number(match.groups?.pos)
  if (position < count) return list.pages[position]?.includes(page) ? { position, page, isNew: false } : undefined
  const startsNew = position === count && page === first && address.test(step.create)
  return startsNew ? { position, page, isNew: true } : undefined
}

/** What the address of an item's page looks like. */
const addressOf = (edit: string): RegExp => new RegExp(`^${patternFor(edit)}$`)

const patternFor = (edit: string): string =>
  edit.replaceAll('.', '\\.').replace('{pos}', '(?<pos>\\d+)').replace('{page}', '(?<page>[\\w-]+)')

/** Sends an alias to the place it stands for; any other path comes back as it is. */
export function resolveAlias(trail: Trail, path: string): string {
  const alias = trail.flow.aliases.find((each) => each.path === path)
  if (!alias) return path
  if ('to' in alias) return alias.to
  const inSection = trail.entries.find((entry) => entry.section.id === alias.first)
  if (inSection) return inSection.path
  const last = trail.flow.slots.findLast((slot) => slot.section.id === alias.first)?.rank ?? -1
  const after = trail.entries.find((entry) => entry.rank > last)
  return (after ?? trail.entries.at(-1))?.path ?? path
}

/** Where Continue leads from `path`; undefined at the end and off the trail. */
export function next(trail: Trail, path: string): StepPath | undefined {
  const place = locate(trail, path)
  if (!place) return undefined
  const { list } = place.entry
  if (!place.item || !list) return trail.entries[place.index + 1]?.path
  // An item just created at an address of its own is the last one now.
  const position = path === list.step.create && place.item.isNew ? list.count - 1 : place.item.position
  const pages = list.pages[position] ?? []
  const following = pages[pages.indexOf(place.item.page) + 1]
  return following === undefined ? list.step.list : itemPath(list.step.edit, position, following)
}

/** Where Back leads from `path`; undefined on the first step and off the trail. */
export function back(trail: Trail, path: string): StepPath | undefined {
  const place = locate(trail, path)
  if (!place) return undefined
  const { list } = place.entry
  const entryBefore = trail.entries[place.index - 1]?.path
  if (!list) return entryBefore
  if (!place.item) return list.count === 0 ? list.step.create : entryBefore
  const pages = list.pages[place.item.position] ?? []
  const before = pages[pages.indexOf(place.item.page) - 1]
  if (before !== undefined) return itemPath(list.step.edit, place.item.position, before)
  return list.count ? list.step.list : entryBefore
}

/**
 * Rank of any path the flow knows, on the trail or not; -1 for one it does not know. A step that stands in two
 * places (workers' compensation) has the rank of the place that is on the trail.
 */
export function rankOf(trail: Pick<Trail, 'flow' | 'entries'>, path: string): number {
  const places = slotsOf(trail.flow, patternOf(path))
  const [first, ...others] = places
  const slot = others.length ? (places.find((each) => isVisited(each, trail)) ?? first) : first
  if (!slot) return -1
  if (slot.node.kind !== 'paged') return slot.rank
  return pageRank(slot, Number(/^\/(\d+)/.exec(path.slice(slot.node.base.length))?.[1] ?? 0))
}

const isVisited = (slot: Slot, { entries }: Pick<Trail, 'entries'>): boolean =>
  entries.some((entry) => entry.slot === slot)

const slotsByPattern = new WeakMap<CompiledFlow, ReadonlyMap<string, readonly Slot[]>>()
const none: readonly Slot[] = []

/** The places of a flow where steps with addresses like this stand, in its order. */
function slotsOf(flow: CompiledFlow, pattern: string): readonly Slot[] {
  const known = slotsByPattern.get(flow) ?? indexed(flow)
  slotsByPattern.set(flow, known)
  return known.get(pattern) ?? none
}

function indexed({ slots }: CompiledFlow): ReadonlyMap<string, readonly Slot[]> {
  const index = new Map<string, Slot[]>()
  for (const slot of slots) {
    for (const pattern of slot.patterns) {
      const known = index.get(pattern)
      if (known) known.push(slot)
      else index.set(pattern, [slot])
    }
  }
  return index
}

/** Index of the furthest entry a person may open: no further than they have come, nor past an unfinished step. */
export function furthest(trail: Trail): number {
  const reached = trail.maxStep === undefined ? -1 : rankOf(trail, trail.maxStep)
  const index = trail.entries.findLastIndex((entry) => entry.rank <= reached)
  return index > 0 ? Math.min(firstIncomplete(trail), index) : 0
}

/** Index of the first entry that is not done; of the last one when all are. */
export function firstIncomplete({ entries }: Pick<Trail, 'entries'>): number {
  const index = entries.findIndex(({ state }) => state !== 'done')
  return index < 0 ? entries.length - 1 : index
}

/** The person may open the path: on the trail, no further than they have come, no new item in a full list. */
export function canVisit(trail: Trail, path: string): boolean {
  const place = locate(trail, path)
  if (!place || place.index > furthest(trail)) return false
  const { list } = place.entry
  return !place.item?.isNew || list?.step.max === undefined || list.count < list.step.max
}

/** Where a returning person goes on. */
export const resume = (trail: Trail): StepPath => trail.entries[furthest(trail)]?.path ?? '/'
