import type { AnswerPath } from '../answers/answers.ts'
import { itemPath } from '../evaluation/compile-flow.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import { isVisible } from '../evaluation/form-page.ts'
import { itemField, itemView } from '../evaluation/item-pages.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'
import type { StepPath } from '../model/step.ts'
import { type Subject, subjects } from '../model/subject.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import { askerOf } from './asker.ts'

export type SummaryRow = {
  readonly field: Field
  readonly answer: unknown
  /** What its field's rules see. */
  readonly view: View
  readonly entry: PageState
  /** The page that asks it. */
  readonly path: StepPath
  readonly missing: boolean
  /** The insurer that asks. */
  readonly from?: Text
  /** The item that it belongs to, on a list: "Location", 2. */
  readonly item?: { readonly label: Text; readonly number: number }
}
export type SummarySection = {
  readonly id: string
  readonly label: Text
  /** The line's abbreviation, where all of it is about one line. */
  readonly tag?: string
  readonly rows: readonly SummaryRow[]
}

/**
 * Every visible question of the flow with its answer, for review and print alike. Questions about the same subject are
 * together, whoever asks for them; those without a subject are under the section that asks.
 */
export function summary(flowState: FlowState): readonly SummarySection[] {
  const rows = flowState.pages.flatMap((entry) =>
    entry.list ? listRows(entry, entry.list) : formRows(entry, flowState),
  )
  const bySubject = Map.groupBy(rows, subjectOf)
  const ofSubjects = subjects.flatMap((subject): readonly SummarySection[] => {
    const own = bySubject.get(subject)
    return own ? [{ id: subject, label: `subject.${subject}`, rows: own }] : []
  })
  const others = Map.groupBy(bySubject.get(undefined) ?? [], ({ entry }) => entry.section.id)
  const ofSections = [...others.values()].flatMap((own): readonly SummarySection[] => {
    const section = own[0]?.entry.section
    return section
      ? [{ id: section.id, label: section.label, rows: own, ...(section.tag ? { tag: section.tag } : {}) }]
      : []
  })
  return [...ofSubjects, ...ofSections]
}

const subjectOf = ({ field, entry }: SummaryRow): Subject | undefined => field.subject ?? entry.section.subject

/**
 * Includes locked fields, whose answer can be changed where it was given, but not repeated uses of a fact, which is one
 * question with one answer.
 */
function formRows(entry: PageState, { flow, pages, shared }: FlowState): readonly SummaryRow[] {
  const visible = new Set(entry.visible)
  const source = (path: AnswerPath): PageState => {
    const from = shared.prefilled.get(path)?.from
    return (!visible.has(path) && pages.find((each) => from && each.visible.includes(from))) || entry
  }
  return entry.form.fields
    .filter(({ path, derived }) => visible.has(path) || (derived && shared.prefilled.get(path)?.locked))
    .map((field) => {
      const from = askerOf(flow, field.path)
      return {
        field,
        entry,
        path: source(field.path).path,
        answer: entry.view.get(field.path),
        view: entry.view,
        missing: isMissing(entry, field.path),
        ...(from ? { from } : {}),
      }
    })
}

/** Paths include the item's position; an empty list is one row without an answer. */
function listRows(entry: PageState, { step, pages }: NonNullable<PageState['list']>): readonly SummaryRow[] {
  if (pages.length === 0) {
    const field: Field = { path: step.items, type: 'repeat', label: step.label }
    return [{ field, entry, path: entry.path, answer: [], view: entry.view, missing: entry.status !== 'complete' }]
  }
  const items = entry.view.get(step.items)
  return pages.flatMap((keys, position) => {
    const openFields = new Set<string>()
    const view = itemView(entry.view, Array.isArray(items) ? items[position] : undefined, openFields)
    return step.pages
      .filter(({ key }) => keys.includes(key))
      .flatMap(({ key, form }) => form.fields.map((field) => ({ key, field })))
      .flatMap(({ key, field }) => {
        if (!isVisible(field, view)) return []
        openFields.add(field.path)
        const path = `${step.items}.${position}.${itemField(field.path)}`
        return [
          {
            field: { ...field, path },
            entry,
            path: itemPath(step.edit, position, key),
            answer: view.get(field.path),
            view,
            missing: isMissing(entry, path),
            item: { label: step.texts.item, number: position + 1 },
          },
        ]
      })
  })
}

const isMissing = ({ problems }: PageState, path: string): boolean =>
  problems.some((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
