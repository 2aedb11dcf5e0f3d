import type { AnswerPath } from '../answers/answers.ts'
import { pagesOfSet } from '../forms/paging.ts'
import type { QuestionSet } from '../forms/question.ts'
import type { View } from './rule.ts'
import type { NumberedPage, PagedStep } from './step.ts'
import type { Walk } from './walk.ts'

/** What a question set was asked for, as one comparable text: the answers it depends on, in order. */
export const basisOf = (view: View, paths: readonly string[]): string =>
  JSON.stringify(paths.map((path) => view.get(path) ?? null))

/** The pages of a paged step, or 'loading' while its question set is missing or was fetched for other answers. */
export function numberedPages({ source }: PagedStep, { view, context }: Walk): readonly NumberedPage[] | 'loading' {
  if ('pages' in source) return source.pages
  if ('set' in source) {
    const set = context.sets[source.set]
    return set && isFor(set, source.basis, view) ? pagesOfSet(source.set, set) : 'loading'
  }
  const list = view.get(source.each)
  return Array.isArray(list) ? pagesOfEach(source, list) : []
}

type Basis = readonly AnswerPath[]

/** The answers that a set was found to be asked for. */
const found = new WeakMap<QuestionSet, { readonly basis: Basis; readonly answers: readonly unknown[] }>()

/** Whether a set was asked for the answers as they are. */
function isFor(set: QuestionSet, basis: Basis, view: View): boolean {
  const known = found.get(set)
  if (known?.basis === basis && basis.every((path, at) => view.get(path) === known.answers[at])) return true
  const isSame = set.basis === basisOf(view, basis)
  if (isSame) found.set(set, { basis, answers: basis.map((path) => view.get(path)) })
  return isSame
}

type EachSource = Extract<PagedStep['source'], { readonly each: AnswerPath }>

const pagesOfLists = new WeakMap<EachSource, WeakMap<readonly unknown[], readonly NumberedPage[]>>()

/** One page for each entry: the same ones for the same list. */
function pagesOfEach(source: EachSource, list: readonly unknown[]): readonly NumberedPage[] {
  const ofSource = pagesOfLists.get(source) ?? new WeakMap<readonly unknown[], readonly NumberedPage[]>()
  pagesOfLists.set(source, ofSource)
  const known = ofSource.get(list)
  if (known) return known
  const pages = list.map((entry, index) => ({
    index,
    form: source.form(entry, index),
    ...(source.label ? { label: source.label(entry) } : {}),
  }))
  ofSource.set(list, pages)
  return pages
}
