import { itemPath, patternOf } from './compile.ts'
import { itemPages } from './list-entry.ts'
import type { ListStep, StepPath } from './step.ts'
import type { FlowContext, Trail, TrailEntry } from './trail.ts'

/** Where a path is on the trail: an entry, or an item's page that hangs off a list's entry. */
export type Place = {
  readonly index: number
  readonly entry: TrailEntry
  readonly item?: { readonly position: number; readonly page: string; readonly isNew: boolean }
}

/** The path's place, or undefined when this quote does not visit it. Aliases are not places. */
export function locate(trail: Trail, path: string): Place | undefined {
  for (const [index, entry] of trail.entries.entries()) {
    if (entry.list) {
      const item = itemAt(entry.list.step, entry.list.count, path)
      if (item) return { index, entry, item }
    }
    if (entry.path === path || (entry.list && entry.list.step.list === path)) return { index, entry }
  }
  return undefined
}

function itemAt(step: ListStep, count: number, path: string): Place['item'] {
  const first = step.pages[0]?.key ?? ''
  const match = new RegExp(`^${patternFor(step.edit)}$`).exec(path)
  const page = match?.groups?.page ?? first
  if (match && step.pages.some((each) => each.key === page)) {
    const position = Number(match.groups?.pos)
    if (position < count) return { position, page, isNew: false }
    if (position === count) return { position, page, isNew: true }
  }
  return path === step.create ? { position: count, page: first, isNew: true } : undefined
}

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
export function next(trail: Trail, path: string, context: FlowContext): StepPath | undefined {
  const place = locate(trail, path)
  if (!place) return undefined
  const step = place.entry.list?.step
  if (place.item && step) {
    const pages = pagesOfItem(step, place, trail, context)
    const following = pages[pages.indexOf(place.item.page) + 1]
    return following === undefined ? step.list : itemPath(step.edit, place.item.position, following)
  }
  return trail.entries[place.index + 1]?.path
}

/** Where Back leads from `path`; undefined on the first step and off the trail. */
export function back(trail: Trail, path: string, context: FlowContext): StepPath | undefined {
  const place = locate(trail, path)
  if (!place) return undefined
  const step = place.entry.list?.step
  if (place.item && step) {
    const pages = pagesOfItem(step, place, trail, context)
    const before = pages[pages.indexOf(place.item.page) - 1]
    if (before !== undefined) return itemPath(step.edit, place.item.position, before)
    if (place.entry.list?.count) return step.list
  } else if (step && place.entry.list?.count === 0) {
    return step.create
  }
  return trail.entries[place.index - 1]?.path
}

function pagesOfItem(step: ListStep, place: Place, trail: Trail, context: FlowContext): readonly string[] {
  const stored = trail.view.get(step.items)
  const item = Array.isArray(stored) && place.item ? stored[place.item.position] : undefined
  return itemPages(step.pages, item, { view: trail.view, context }).map(({ page }) => page.key)
}

/**
 * Rank of any path the flow knows, on the trail or not; -1 for one it does not know. A step that stands in two
 * places (workers' compensation) has the rank of the place that is on the trail.
 */
export function rankOf(trail: Pick<Trail, 'flow' | 'entries'>, path: string): number {
  const pattern = patternOf(path)
  const places = trail.flow.slots.filter((each) => each.patterns.includes(pattern))
  const slot = places.find((each) => trail.entries.some((entry) => entry.slot === each)) ?? places[0]
  if (!slot) return -1
  if (slot.node.kind !== 'paged') return slot.rank
  return slot.rank + (Number(/\/(\d+)/.exec(path.slice(slot.node.base.length))?.[1] ?? 0) + 1) / 10_000
}

/** Index of the furthest entry a person may open: no further than they have come, nor past an unfinished step. */
export function furthest(trail: Trail): number {
  const reached = trail.maxStep === undefined ? -1 : rankOf(trail, trail.maxStep)
  const index = trail.entries.findLastIndex((entry) => entry.rank <= reached)
  return Math.max(0, Math.min(trail.frontier, index))
}

export function canVisit(trail: Trail, path: string): boolean {
  const place = locate(trail, path)
  return place !== undefined && place.index <= furthest(trail)
}

/** Where a returning person goes on. */
export const resume = (trail: Trail): StepPath => trail.entries[furthest(trail)]?.path ?? '/'
