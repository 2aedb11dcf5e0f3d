import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, isRecord, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { itemPath } from '@coverwright/core/evaluation/compile-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { itemField, itemPages } from '@coverwright/core/evaluation/item-pages'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep, StepPath } from '@coverwright/core/model/step'
import type { Place } from '@coverwright/core/navigation/navigate'
import { clearedBy } from '@coverwright/core/saving/clearing'
import type { Conflict } from '../../api/server/problem.ts'
import type { Draft } from '../application/draft/draft.ts'
import { isLeftUsual, sendableFields, wasSent, withDraft } from '../application/draft/draft-answers.ts'
import { type Preview, type RebasedSave, type Subject, usualOf } from '../application/step/page-preview.ts'
import type { Application } from '../quote/application.ts'
import { contentOf } from '../quote/countries.ts'

/** An item's page: of which list, which page, and the item's id. */
export type ItemPlace = {
  readonly step: ListStep
  readonly entry: Place['entry']
  readonly page: string
  readonly id: string
  readonly isNew: boolean
}

export const itemsOf = (answers: Answers, { items }: Pick<ListStep, 'items'>): readonly Answers[] =>
  itemsIn(readAnswer(answers, items))

/** The items in a stored or sent list. */
export const itemsIn = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** An item's id, or its position if it was stored without one. */
export const idOf = (items: readonly Answers[], position: number): string => {
  const id = items[position]?.id
  return typeof id === 'string' ? id : `#${position}`
}

export const positionOf = (items: readonly Answers[], id: string): number =>
  items.findIndex((_, position) => idOf(items, position) === id)

/** An item that is only named keeps its answers. One that was stored without an id is sent as it is. */
export const onlyNamed = (item: Answers): Answers => (typeof item.id === 'string' ? { id: item.id } : item)

type ItemContext = Pick<Application, 'context'> & {
  readonly site: Pick<Application['site'], 'country' | 'locale' | 'currency'>
}

/**
 * The form of one page of one item: its fields are named `item.{name}`, so the item is in the answers as `item`. A
 * save contains the item's answers of this page, and the other items by id only.
 */
export function itemSubject({ site, context }: ItemContext, place: ItemPlace): Subject {
  const { step, page, id, isNew } = place
  const items = itemsOf(context.answers, step)
  const existing = items[positionOf(items, id)]
  const fields = step.pages.find((each) => each.key === page)?.form.fields ?? []
  const prefilledAnswers = prefill(place, items, fields, context)
  const item: Answers = existing ?? (isNew ? { id } : {})
  const storedAnswers = {
    item: prefilledAnswers.reduce((answers, { name, answer }) => writeAnswer(answers, name, answer), item),
  }
  const listWith = (answers: Answers, others: readonly Answers[] = items): readonly Answers[] => {
    const at = positionOf(others, id)
    return at < 0 ? [...others, answers] : others.with(at, answers)
  }
  const bodyOf = (answers: Answers, entries: Draft['entered'], others = items): Answers => {
    const { visible } = previewOf(context, place, recordIn(answers))
    const sendable = sendableFields(fields, answers, () => visible.map(({ path }) => path))
    const answeredFields = sendable.filter(
      (field) =>
        Object.hasOwn(entries, field.path) ||
        // Prefilled answers count once they were seen.
        (visible.includes(field) &&
          (isLeftUsual(field, storedAnswers, { entered: entries }) ||
            prefilledAnswers.some(({ name }) => name === itemField(field.path)))),
    )
    return writeAnswer({}, step.items, listWith(changedItem(item, answers, answeredFields), others.map(onlyNamed)))
  }
  const preview = (answers: Answers) => previewOf(context, place, recordIn(answers))
  return {
    draftKey: `${step.id}.${existing ? id : 'new'}.${page}`,
    step: pathOf(place, items),
    fields,
    habits: site,
    stored: storedAnswers,
    shown: (path) => readAnswer(storedAnswers, path) ?? usualOf(fields, path),
    preview,
    body: (answers, { entered }) => bodyOf(answers, entered),
    pathsToClear: (answers) =>
      clearedBy(
        context.answers,
        writeAnswer(context.answers, step.items, listWith(recordIn(answers))),
        step.id,
        contentOf(site)?.clearingEffects ?? [],
      ),
    named: (field) => (field.startsWith(`${step.items}.`) ? namedInItem(field, step) : field),
    rebase: (draft, conflicts) => {
      const conflict = conflicts.find(({ field }) => field === step.items)
      if (!conflict) return undefined
      const savedItems = itemsIn(conflict.theirs)
      const other = savedItems[positionOf(savedItems, id)]
      // It was deleted: there is nothing to rebase onto, and its page closes by itself.
      if (!other && !isNew) return undefined
      const answers = withDraft({ stored: { item: other ?? storedAnswers.item }, fields, habits: site }, draft)
      return {
        step: pathOf(place, savedItems),
        body: bodyOf(answers, draft.entered, savedItems),
        conflicts: other ? disagreements(fields, draft, answers, { other, id, step }) : [],
      } satisfies RebasedSave
    },
  }
}

/** `locations.1.city` is `item.city` on the item's page. */
const namedInItem = (field: string, { items }: ListStep): string =>
  field.slice(items.length).replace(/^\.\d+\./, 'item.')

const recordIn = ({ item }: Answers): Answers => (isRecord(item) ? item : {})

/** A new item is saved from its own address, an existing one from its current position. */
function pathOf({ step, page, id, isNew }: ItemPlace, items: readonly Answers[]): string {
  const position = positionOf(items, id)
  if (position >= 0) return itemPath(step.edit, position, page)
  return isNew ? newItemPath(step, items.length) : step.list
}

/** Where a new item is made: an address of its own, or that of the item after the last. */
export const newItemPath = ({ create, edit, pages }: ListStep, count: number): StepPath => {
  const first = pages[0]?.key ?? ''
  return create === itemPath(edit, 0, first) ? itemPath(edit, count, first) : create
}

function previewOf(context: FlowContext, { entry, step, page }: ItemPlace, item: Answers): Preview {
  const own = itemPages(step.pages, item, { view: entry.view, context }).find((each) => each.page.key === page)
  const visible = new Set(own?.visible)
  return {
    visible: own?.page.form.fields.filter((field) => visible.has(field.path)) ?? [],
    problems: own?.problems ?? [],
    view: own?.view ?? entry.view,
  }
}

type PrefilledAnswer = { readonly name: string; readonly answer: unknown }

/** Prefilled answers of the list's first item, where nothing is answered on this page. */
function prefill(place: ItemPlace, items: readonly Answers[], fields: readonly Field[], context: FlowContext) {
  const { step, id } = place
  const position = positionOf(items, id)
  const isFirst = position === 0 || (position < 0 && items.length === 0)
  const item = items[position] ?? {}
  const names = fields.map((field) => itemField(field.path))
  if (!isFirst || names.some((name) => !isBlank(readAnswer(item, name)))) return []
  const { view } = previewOf(context, place, item)
  return Object.entries(step.prefill ?? {}).flatMap(([name, path]): readonly PrefilledAnswer[] => {
    if (!names.includes(name)) return []
    const answer = typeof path === 'string' ? view.get(path) : path.of(view)
    return isBlank(answer) ? [] : [{ name, answer }]
  })
}

/**
 * The item with the answers given here and no others, which somebody else may have changed. An emptied answer is null, so
 * that the server removes it.
 */
const changedItem = (item: Answers, answers: Answers, fields: readonly Field[]): Answers =>
  fields.reduce<Answers>(
    (item, { path }) => writeAnswer(item, itemField(path), readAnswer(answers, path) ?? null),
    identity(item),
  )

const identity = ({ id }: Answers): Answers => (typeof id === 'string' ? { id } : {})

type Other = { readonly other: Answers; readonly id: string; readonly step: ListStep }

/** The conflicts: fields that were entered here and that somebody else has changed to something else. */
function disagreements(
  fields: readonly Field[],
  draft: Draft,
  answers: Answers,
  { other, id, step }: Other,
): readonly Conflict[] {
  const { entered, seen = {} } = draft
  return fields.flatMap(({ path }) => {
    const otherAnswer = readAnswer(other, itemField(path))
    const ownAnswer = readAnswer(answers, path)
    if (!Object.hasOwn(entered, path) || sameAnswer(otherAnswer, seen[path]) || sameAnswer(otherAnswer, ownAnswer))
      return []
    const sentHere = (body: Answers) => {
      const items = itemsOf(body, step)
      return readAnswer(items[positionOf(items, id)] ?? {}, itemField(path))
    }
    if (wasSent(draft, otherAnswer, sentHere)) return []
    return [{ field: path, yours: ownAnswer ?? null, theirs: otherAnswer ?? null }]
  })
}
