import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { itemPath } from '@coverwright/core/evaluation/compile-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { itemField, itemPages } from '@coverwright/core/evaluation/item-pages'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { ListStep, StepPath } from '@coverwright/core/model/step'
import { answersTo } from './plain-answer.ts'

/** A list in the flow, with its items and the wanted ones. */
export type ListToFill = {
  readonly step: ListStep
  readonly entry: PageState
  readonly context: FlowContext
  readonly items: readonly Answers[]
  readonly samples: readonly Answers[]
  /** Wanted answers for every item, as `item` in the answers. */
  readonly ofEach: Answers
}

export type OpenPage = { readonly position: number; readonly key: string; readonly path: StepPath }

const recordsIn = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Undefined if the entry is not a list. */
export const listingOf = (entry: PageState, context: FlowContext, targetAnswers: Answers): ListToFill | undefined =>
  entry.list && {
    step: entry.list.step,
    entry,
    context,
    items: recordsIn(readAnswer(context.answers, entry.list.step.items)),
    samples: recordsIn(readAnswer(targetAnswers, entry.list.step.items)),
    ofEach: isRecord(targetAnswers.item) ? targetAnswers.item : {},
  }

/** Where a new item is created: an address of its own, or that of the item after the last. */
export function newItemPath({ create, edit, pages }: ListStep, count: number): StepPath {
  const first = pages[0]?.key ?? ''
  return create === itemPath(edit, 0, first) ? itemPath(edit, count, first) : create
}

const pagesOf = ({ step, entry: { view }, context }: ListToFill, item: Answers) =>
  itemPages(step.pages, item, { view, context })

/** The next page to answer: an incomplete one, else the first of another wanted item. */
export function openPage(listing: ListToFill): OpenPage | undefined {
  const { step, items, samples } = listing
  const unfinishedPages = items
    .flatMap((item, position) => pagesOf(listing, item).map((each) => ({ ...each, position })))
    .find(({ problems }) => problems.length > 0)
  if (unfinishedPages) {
    const { position, page } = unfinishedPages
    return { position, key: page.key, path: itemPath(step.edit, position, page.key) }
  }
  if (items.length > 0 && items.length >= samples.length) return undefined
  return { position: items.length, key: step.pages[0]?.key ?? '', path: newItemPath(step, items.length) }
}

/** The item with every question of its page answered: the sample's answers, those already there, plain ones. */
export function answeredItem(listing: ListToFill, { position, key }: Pick<OpenPage, 'position' | 'key'>): Answers {
  const { step, entry, context, items, samples, ofEach } = listing
  const base: Answers = items[position] ?? { id: `i${position + 1}` }
  const sample = {
    ...(position === 0 ? prefilledAnswers(listing) : {}),
    ...(samples[position] ?? samples.at(-1)),
    ...ofEach,
  }
  const itemWith = ({ item }: Answers): Answers => {
    const answers = isRecord(item) ? item : {}
    const fields = step.pages.flatMap((page) => page.form.fields).map(({ path }) => itemField(path))
    return fields.reduce((all, name) => {
      const answer = readAnswer(answers, name)
      return answer === undefined ? all : writeAnswer(all, name, answer)
    }, base)
  }
  const itemAnswers = answersTo(
    (so) => {
      const page = pagesOf(listing, itemWith(so)).find((each) => each.page.key === key)
      const fields = page?.page.form.fields.filter(({ path }) => page.visible.includes(path)) ?? []
      return {
        fields: fields.filter(({ path }) => isBlank(readAnswer(base, itemField(path)))),
        view: page?.view ?? entry.view,
      }
    },
    { wanted: { item: sample }, optionsOf: context.optionsOf },
  )
  return itemWith(itemAnswers)
}

/** The initial answers of the first item. */
const prefilledAnswers = ({ step, entry: { view } }: ListToFill): Answers =>
  Object.entries(step.prefill ?? {}).reduce<Answers>((item, [name, path]) => {
    const answer = typeof path === 'string' ? view.get(path) : path.of(view)
    return isBlank(answer) ? item : writeAnswer(item, name, answer)
  }, {})

/** The list with this item in its place. */
export const listWith = ({ items }: ListToFill, { position }: Pick<OpenPage, 'position'>, item: Answers) =>
  position < items.length ? items.with(position, item) : [...items, item]
