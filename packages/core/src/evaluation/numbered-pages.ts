import type { AnswerPath } from '../answers/answers.ts'
import type { NumberedPage, PagedStep } from '../model/step.ts'
import type { IsAsked } from '../question-sets/paging.ts'
import type { View } from '../rules/rule.ts'
import { compiledCheck } from '../validation/check-field.ts'
import type { SetStep, Slot } from './compile-flow.ts'
import { pagePath, pageRank } from './compile-flow.ts'
import { FormPage, joinedForm, visitForm } from './form-page.ts'
import type { PageState } from './page-state.ts'
import { earlierAnswer } from './share-answer.ts'
import type { Walk } from './walk.ts'

/** The answers that a question set depends on, as one comparable text. */
export const basisOf = (view: View, paths: readonly string[]): string =>
  JSON.stringify(paths.map((path) => view.get(path) ?? null))

/** A question set; undefined while it is missing or was fetched for other answers. */
export function fetchedSet({ set: key, basis }: SetStep['source'], { view, context }: Pick<Walk, 'view' | 'context'>) {
  const set = context.sets[key]
  return set?.basis === basisOf(view, basis) ? set : undefined
}

/** The pages of a step whose questions are in the catalogue. */
export function numberedPages(
  source: Exclude<PagedStep['source'], SetStep['source']>,
  view: View,
): readonly NumberedPage[] {
  if ('pages' in source) return source.pages
  const list = view.get(source.each)
  return Array.isArray(list) ? pagesOfEach(source, list) : []
}

/**
 * Which questions of a set are asked, before any of them is answered. Left out are those whose fact an earlier answer
 * gives, and those whose conditions earlier answers do not meet. Follow-ups to questions of the same set do not count,
 * so that answering a page never changes what is on the next.
 */
export function askedBefore(walk: Pick<Walk, 'view' | 'context' | 'shared'>): IsAsked {
  const facts = new Map<AnswerPath, unknown>()
  const awaitedSets = new Set<string>()
  const view: View = { ...walk.view, get: (path) => facts.get(path) ?? walk.view.get(path) }
  return (field) => {
    if (field.visible && field.visible.test(view) !== true) return false
    const earlier = field.fact && !field.mayDiffer && earlierAnswer({ field, check: compiledCheck(field) }, walk)
    if (earlier) {
      facts.set(field.path, earlier.ownAnswer)
      return false
    }
    if (!field.fact || field.mayDiffer) return true
    // Another insurer asks for it on these pages.
    if (awaitedSets.has(field.fact)) return false
    if (!field.optional) awaitedSets.add(field.fact)
    return true
  }
}

type EachSource = Extract<PagedStep['source'], { readonly each: AnswerPath }>

const pagesOfLists = new WeakMap<EachSource, WeakMap<readonly unknown[], readonly NumberedPage[]>>()

/** A page for every `perPage` entries. Cached by list, so that its forms are compiled once. */
function pagesOfEach(source: EachSource, list: readonly unknown[]): readonly NumberedPage[] {
  const ofSource = pagesOfLists.get(source) ?? new WeakMap<readonly unknown[], readonly NumberedPage[]>()
  pagesOfLists.set(source, ofSource)
  const cachedPages = ofSource.get(list)
  if (cachedPages) return cachedPages
  const { perPage = 1, label } = source
  const forms = list.map((entry, index) => source.form(entry, index))
  const pages = Array.from({ length: Math.ceil(list.length / perPage) }, (_, index) => {
    const own = list.slice(index * perPage, (index + 1) * perPage)
    const [first = { fields: [] }, ...others] = forms.slice(index * perPage, (index + 1) * perPage)
    return {
      index,
      form: others.reduce(joinedForm, first),
      ...(label && own.length === 1 ? { label: label(own[0]) } : {}),
    }
  })
  ofSource.set(list, pages)
  return pages
}

/** The pages of a paged step that have visible fields or represent an entry of a list. */
export function visitPages(
  slot: Slot,
  step: PagedStep,
  pages: readonly NumberedPage[],
  walk: Walk,
): readonly PageState[] {
  const visiblePages = pages
    .map((page) => ({ page, form: visitForm(page.form, walk) }))
    .filter(({ form }) => form.shown.length > 0 || 'each' in step.source)
  return visiblePages.map(({ page: { index, label = step.label }, form }) => {
    const page = { index, count: visiblePages.length }
    return new FormPage({ slot, path: pagePath(step, index), label, rank: pageRank(slot, index), page }, form, walk)
  })
}
