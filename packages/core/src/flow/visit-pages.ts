import type { Slot } from './compile.ts'
import { pagePath, pageRank } from './compile.ts'
import { FormEntry, visitForm } from './form-entry.ts'
import type { VisitedForm } from './judge-form.ts'
import { numberedPages } from './numbered-pages.ts'
import type { NumberedPage, PagedStep } from './step.ts'
import type { Visited } from './trail.ts'
import { pendingEntry } from './trail.ts'
import type { Walk } from './walk.ts'

/** The pages of a paged step that show anything, or that stand for an entry of a list. */
export function visitPages(slot: Slot, node: PagedStep, walk: Walk, visited: Visited, isRepeated: boolean): void {
  const { source } = node
  const pages = numberedPages(node, walk)
  if (pages === 'loading') {
    if ('set' in source) {
      visited.wanted.add(source.set)
      walk.notes?.want(source.set)
    }
    if (!isRepeated) visited.add(pendingEntry(slot, walk))
    return
  }
  const shown: { readonly page: NumberedPage; readonly form: VisitedForm }[] = []
  for (const page of pages) {
    if (slot.again && visited.has(pagePath(node, page.index), walk.notes)) continue
    const form = visitForm(page.form, walk)
    if (form.shown.length || 'each' in source) shown.push({ page, form })
  }
  const count = shown.length
  for (const { page, form } of shown) {
    const { index, label = node.label } = page
    const place = { slot, path: pagePath(node, index), label, rank: pageRank(slot, index), page: { index, count } }
    visited.add(new FormEntry(place, form, walk))
  }
}
