import { createZipTable } from '../../apps/server/src/features/1-foundation/reference/places/zip-table.ts'
import type { QuoteSnapshot } from '../../apps/server/src/features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { isBlank, isRecord, sameAnswer } from '../../packages/core/src/answers/answers.ts'
import { itemPages } from '../../packages/core/src/evaluation/item-pages.ts'
import type { PageState } from '../../packages/core/src/evaluation/page-state.ts'
import type { Field } from '../../packages/core/src/model/field.ts'
import { statementLists } from '../../packages/core/src/model/statement-lists.ts'
import type { View } from '../../packages/core/src/rules/rule.ts'
import { insideEntry } from '../../packages/core/src/validation/check-field.ts'
import { totalOf } from '../../packages/core/src/validation/rules/list/total-of.ts'

/** One question as the applicant sees it. `path` has no positions of entries: `locations.street`. */
export type AskedQuestion = {
  readonly field: Field
  readonly path: string
  /**
   * `required`: it has to be answered. `known`: its control contains this business's answer, which the page confirms.
   * `optional`: it may stay empty. `listed`: a statement that a tick on another one of its list answers too.
   */
  readonly need: 'required' | 'known' | 'optional' | 'listed'
}

/** One page of the application with its questions. The page of a list has none; those of its items do. */
export type AskedPage = { readonly entry: PageState; readonly questions: readonly AskedQuestion[] }

/** Every page of an application up to its submission, including those of each list item. */
export function askedPages(quote: QuoteSnapshot): readonly AskedPage[] {
  const { flowState } = quote
  const countedPages = flowState.pages.filter(({ path }) => path !== flowState.flow.finished)
  return countedPages.flatMap((entry) => (entry.list ? listPages(entry, quote) : [formPage(entry, quote)]))
}

function formPage(entry: PageState, { flowState }: QuoteSnapshot): AskedPage {
  const fields = visibleIn(entry.form.fields, entry.visible)
  const zipAnswers = filledByZip(fields, entry.view.get)
  const questions = askedIn(fields, entry.view, (field, answer) => {
    const prefilledAnswer =
      flowState.shared.prefilled.get(field.path)?.answer ?? zipAnswers.get(field.path) ?? shownFirst(field, entry.view)
    return questionsOf(field, answer, { view: entry.view, path: field.path, initialAnswer: prefilledAnswer })
  })
  return { entry, questions }
}

const zips = createZipTable()

/** The city and the state that a ZIP code of the form fills in, if it has one of each (decision 40). */
function filledByZip(fields: readonly Field[], answerAt: View['get']): ReadonlyMap<string, unknown> {
  const zipEntries = fields.flatMap(({ type, path, fills = {} }) => {
    const place = type === 'zip' ? zips.find(String(answerAt(path) ?? '')) : undefined
    if (!place) return []
    const parts = { city: place.cities, state: place.states ?? [place.state] }
    return Object.entries(parts).flatMap(([part, [only, ...others]]) => {
      const target = fills[part]
      return target !== undefined && others.length === 0 ? [[target, only] as const] : []
    })
  })
  return new Map(zipEntries)
}

const visibleIn = (fields: readonly Field[], visible: readonly string[]): readonly Field[] =>
  fields.filter(({ path }) => visible.includes(path))

/**
 * The questions of a form's visible fields. In a list of statements, as many are required as ticks are needed; of
 * suggestions that are all declined, one.
 */
function askedIn(
  fields: readonly Field[],
  view: View,
  ask: (field: Field, answer: unknown) => readonly AskedQuestion[],
): readonly AskedQuestion[] {
  const lists = statementLists(fields)
  const declinedFields = fields.filter(({ evidence, path }) => evidence && view.get(path) === 'not_now')
  const pressedFor = declinedFields.length === fields.length ? declinedFields[0] : undefined
  const isTicked = ({ path }: Field): boolean => view.get(path) === 'Yes'
  const isPressed = (field: Field, list: readonly Field[]): boolean =>
    list.some(isTicked) ? isTicked(field) : list[0] === field
  return fields.flatMap((field) => {
    const questions = ask(field, view.get(field.path))
    const list = lists.get(field.path)?.fields
    const isAnswered = pressedFor ? pressedFor === field : !list || isPressed(field, list)
    return isAnswered ? questions : questions.map((each) => ({ ...each, need: 'listed' as const }))
  })
}

function listPages(entry: PageState, { context }: QuoteSnapshot): readonly AskedPage[] {
  const { step } = entry.list ?? {}
  const items = step && entry.view.get(step.items)
  if (!(step && Array.isArray(items))) return [{ entry, questions: [] }]
  const pages = items.flatMap((item, position) =>
    itemPages(step.pages, item, { view: entry.view, context }).map(({ page, visible, view }) => ({
      entry,
      questions: askedIn(visibleIn(page.form.fields, visible), view, (field, answer) => {
        const zipAnswer = filledByZip(page.form.fields, view.get).get(field.path)
        const name = field.path.slice('item.'.length)
        const source = position === 0 ? step.prefill?.[name] : undefined
        const sourceAnswer = typeof source === 'string' ? entry.view.get(source) : source?.of(entry.view)
        return questionsOf(field, answer, {
          view,
          path: `${step.items}.${name}`,
          initialAnswer: sourceAnswer ?? zipAnswer ?? shownFirst(field, view),
        })
      }),
    })),
  )
  return [...pages, { entry, questions: [] }]
}

const shownFirst = ({ usual, initial, derived }: Field, view: View): unknown =>
  usual ?? initial?.of(view) ?? derived?.of(view)

/** `initialAnswer` is the initial answer of the control. */
type Where = { readonly view: View; readonly path: string; readonly initialAnswer: unknown }

/** The initial answers of another entry: the remaining share, and the rest of earlier numbers. */
function begunWith({ total, fields = [] }: Field, entries: readonly unknown[], position: number, view: View): unknown {
  if (position === 0) return undefined
  const wholes = fields.flatMap(({ path, restOf }) => (restOf ? [[path, view.get(restOf)] as const] : []))
  const all = total ? [[total.of, total.to] as const, ...wholes] : wholes
  const before = entries.slice(0, position)
  return Object.fromEntries(
    all.flatMap(([part, totalPath]) => {
      const remaining = typeof totalPath === 'number' ? totalPath - totalOf(before, part) : 0
      return remaining > 0 || totalPath === 0 ? [[part, remaining]] : []
    }),
  )
}

/** A field, or the fields inside a group or inside each entry of a repeated field. */
function questionsOf(field: Field, answer: unknown, { view, path, initialAnswer }: Where): readonly AskedQuestion[] {
  const entries = Array.isArray(answer) ? answer : [answer]
  if (field.fields && entries.some(isRecord))
    return entries.flatMap((item, position) => {
      const heldItem =
        (Array.isArray(initialAnswer) ? initialAnswer[position] : initialAnswer) ??
        begunWith(field, entries, position, view)
      return insideEntry(field, item, view).fields.flatMap((inner) =>
        questionsOf(inner, isRecord(item) ? item[inner.path] : undefined, {
          view,
          path: `${path}.${inner.path}`,
          initialAnswer: isRecord(heldItem) ? heldItem[inner.path] : undefined,
        }),
      )
    })
  // An initial answer counts as known only if it is this business's answer.
  if (!isBlank(initialAnswer) && sameAnswer(initialAnswer, answer)) return [{ field, path, need: 'known' }]
  return [{ field, path, need: field.optional ? 'optional' : 'required' }]
}
