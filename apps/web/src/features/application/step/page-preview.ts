import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isYes, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { visibleFields } from '@coverwright/core/evaluation/visible-fields'
import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Field } from '@coverwright/core/model/field'
import type { Place } from '@coverwright/core/navigation/navigate'
import { withQuestionNumbers } from '@coverwright/core/navigation/question-numbers'
import type { View } from '@coverwright/core/rules/rule'
import { clearedBy } from '@coverwright/core/saving/clearing'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import type { Conflict } from '../../../api/server/problem.ts'
import type { PagesAdded } from '../../../forms/state/form-environment.ts'
import type { Application } from '../../quote/application.ts'
import { contentOf } from '../../quote/countries.ts'
import { prefetchNeeded } from '../../quote/needed-modules.ts'
import { textsOf } from '../../quote/texts.ts'
import type { Draft } from '../draft/draft.ts'
import { bodyOf, isLeftUsual, sendableFields, wasSent, withDraft } from '../draft/draft-answers.ts'
import { pagesAdded } from './pages-added.ts'

const noPages: PagesAdded = { count: 0, names: [] }

/** A page with its draft applied. */
export type Preview = {
  readonly visible: readonly Field[]
  readonly problems: readonly FieldProblem[]
  /** For the rules inside groups and repeated fields. */
  readonly view: View
  /** The pages that a Yes at this path adds to the flow. */
  readonly added?: (path: AnswerPath) => PagesAdded
}

/** A save rebased onto what was stored in the meantime, and the conflicts that a person has to decide. */
export type RebasedSave = { readonly step: string; readonly body: Answers; readonly conflicts: readonly Conflict[] }

/** What a form fills in: a step's answers in the quote, or those of one item of a list. */
export type Subject = {
  /** The key of its draft. */
  readonly draftKey: string
  /** The address it is saved from. */
  readonly step: string
  readonly fields: readonly Field[]
  /** How numbers are typed. */
  readonly habits: NumberHabits
  /** The stored answers. */
  readonly stored: Answers
  /** What a field's control shows before anything is typed. */
  readonly shown: (path: AnswerPath) => unknown
  readonly preview: (answers: Answers) => Preview
  /**
   * Finds the visible fields without evaluating the flow, which costs too much for a letter. Present where fields are
   * independent: visibility is all that one answer changes for the others.
   */
  readonly visibleFields?: (answers: Answers) => readonly Field[]
  /** The fields whose answers remarks beside others read, of fields that are independent but for that. */
  readonly remarkedOn?: ReadonlySet<AnswerPath>
  readonly body: (answers: Answers, draft: Draft) => Answers
  /** What saving these answers would clear elsewhere. */
  readonly pathsToClear: (answers: Answers) => readonly AnswerPath[]
  /** Translates a path in the quote, as the server names it, into a path in this form. */
  readonly named?: (field: AnswerPath) => AnswerPath
  /** Absent where the server merges by itself. */
  readonly rebase?: (draft: Draft, conflicts: readonly Conflict[]) => RebasedSave | undefined
}

/** A step's own page. */
export function pageSubject(application: Application, { entry }: Place, path: string): Subject {
  const { site, flow, context, flowState } = application
  const { fields } = entry.form
  const preview = (answers: Answers): Preview => {
    const contextWithAnswers = { ...context, answers }
    const previewState = evaluateFlow(flow, contextWithAnswers)
    const page = pageAmong(previewState.pages, entry)
    // What these answers lead to, before they are saved; a failure is met when the page is.
    prefetchNeeded({ site, context: contextWithAnswers, flowState: previewState }).catch(() => undefined)
    const without = (askedPath: AnswerPath) =>
      evaluateFlow(flow, { ...context, answers: writeAnswer(answers, askedPath, 'No') })
    return {
      visible: withQuestionNumbers(previewState, page),
      // A getter, so that a page is validated only when it is asked for.
      get problems() {
        return page.problems
      },
      // The page's own view: last year's values stay, whatever later pages answer.
      view: page.view,
      added: (askedPath) =>
        isYes(readAnswer(answers, askedPath)) ? pagesAdded(previewState, without(askedPath), textsOf(site)) : noPages,
    }
  }
  const body = (answers: Answers, draft: Draft): Answers => {
    const visible = () => preview(answers).visible.map((field) => field.path)
    const usual = fields.filter((field) => isLeftUsual(field, context.answers, draft))
    const visiblePaths = new Set(usual.length > 0 ? visible() : [])
    const confirmedFields = usual.filter(({ path: each }) => visiblePaths.has(each))
    return bodyOf(answers, sendableFields(fields, answers, visible), draft, confirmedFields)
  }
  return {
    draftKey: path,
    step: path,
    fields,
    habits: site,
    stored: context.answers,
    shown: (each) =>
      readAnswer(context.answers, each) ?? flowState.shared.prefilled.get(each)?.answer ?? usualOf(fields, each),
    preview,
    remarkedOn: remarkedOn(entry),
    ...(areFieldsIndependent(application, entry)
      ? { visibleFields: (answers) => visibleFields(fields, answers, entry.before ?? entry.view) }
      : {}),
    body,
    pathsToClear: (answers) =>
      clearedBy(context.answers, answers, entry.slot.node.id, contentOf(site)?.clearingEffects ?? []),
    rebase: (draft, conflicts) => {
      const others = conflicts.filter(
        ({ field, theirs }) => !wasSent(draft, theirs, (sentAnswers) => readAnswer(sentAnswers, field)),
      )
      if (others.length === conflicts.length) return undefined
      const answers = withDraft({ stored: context.answers, fields, habits: site }, draft)
      return { step: path, body: body(answers, draft), conflicts: others }
    },
  }
}

/** The usual choice at a path. */
export const usualOf = (fields: readonly Field[], path: AnswerPath): string | undefined =>
  fields.find((field) => field.path === path)?.usual

/** The fields of a page whose answers remarks beside its other fields read. */
function remarkedOn({ form: { fields } }: PageState): ReadonlySet<AnswerPath> {
  const reads = new Set(fields.flatMap(({ remarks = [] }) => remarks.flatMap((remark) => remark.reads)))
  return new Set(fields.map(({ path }) => path).filter((path) => reads.has(path)))
}

/**
 * Apart from remarks, no field of the form depends on others' answers, takes its answer from them, or is asked on an
 * earlier page: answers only affect which fields are visible.
 */
function areFieldsIndependent({ flowState }: Application, { form, before, rank }: PageState): boolean {
  if (!before || form.fields.some(({ fields, fact, derived, onFile }) => fields ?? fact ?? derived ?? onFile))
    return false
  const earlier = new Set(flowState.pages.filter((each) => each.rank < rank).flatMap(({ visible }) => visible))
  return !form.fields.some(({ path }) => earlier.has(path))
}

/** The page among the previewed ones; as it was, if the entered answers take it out of the flow. */
const pageAmong = (entries: readonly PageState[], entry: PageState): PageState =>
  entries.find((each) => each.path === entry.path) ?? entry
