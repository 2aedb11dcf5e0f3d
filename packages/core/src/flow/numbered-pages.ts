import { pagesOfSet } from '../forms/paging.ts'
import type { View } from './rule.ts'
import type { NumberedPage, PagedStep } from './step.ts'
import type { Walk } from './walk.ts'

/** What a question set was asked for, as one comparable text: the answers it depends on, in order. */
export const basisOf = (view: View, paths: readonly string[]): string =>
  JSON.stringify(paths.map((path) => view.get(path) ?? null))

/** The pages of a paged step, or 'loading' while its question set is missing or was fetched for other answers. */
export function numberedPages(node: PagedStep, { view, context }: Walk): readonly NumberedPage[] | 'loading' {
  const { source } = node
  if ('pages' in source) return source.pages
  if ('set' in source) {
    const set = context.sets[source.set]
    return set && set.basis === basisOf(view, source.basis) ? pagesOfSet(source.set, set) : 'loading'
  }
  const list = view.get(source.each)
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown, index) => ({
    index,
    form: source.form(entry, index),
    ...(source.label ? { label: source.label(entry) } : {}),
  }))
}
