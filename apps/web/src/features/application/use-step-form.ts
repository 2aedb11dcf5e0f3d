import { clearingEffects } from '@coverwright/catalogue/application/effects'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Place } from '@coverwright/core/flow/navigate'
import { withQuestionNumbers } from '@coverwright/core/flow/question-numbers'
import { clearedBy } from '@coverwright/core/flow/save-step'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldError } from '../../api/client.ts'
import { queryClient, quoteQuery } from '../../api/queries.ts'
import { isTyped } from '../../form/field-text.ts'
import { afterPress } from '../../ui/after-press.ts'
import type { Application } from './application.ts'
import { bodyOf, previewTrail, withDraft } from './application.ts'
import type { Draft } from './draft.ts'
import { dropDraft, keepDraft, loadDraft, noDraft } from './draft.ts'
import type { StepSave } from './use-step-save.ts'
import { useStepSave } from './use-step-save.ts'

export type StepForm = {
  readonly visible: readonly Field[]
  readonly values: Readonly<Record<string, unknown>>
  readonly typed: Readonly<Record<string, string>>
  readonly problems: readonly FieldProblem[]
  /** Counts failed tries, so that the summary takes the focus at each. */
  readonly attempt: number
  readonly save: StepSave
  readonly change: (path: string, entered: unknown) => void
  readonly recheck: () => void
  readonly submit: () => void
  /** Answers that saving would clear: the person is asked before it happens. */
  readonly clearing: readonly AnswerPath[]
  readonly acceptClearing: () => void
  readonly cancelClearing: () => void
  /** Ends a conflict: keep what is on the page, or take what the other one saved. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

/** A step's page while it is filled in: what is typed, what is visible, what is wrong, and its save. */
export function useStepForm(
  application: Application,
  { entry }: Place,
  path: string,
  onSaved: (quote: QuoteReply) => void,
): StepForm {
  const { quote, context } = application
  const { fields } = entry.form
  const [draft, setDraft] = useState<Draft>(() => loadDraft(quote?._id, path))
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  /** Counts how often a field was left. */
  const [left, setLeft] = useState(0)
  const [clearing, setClearing] = useState<readonly AnswerPath[]>([])
  const { save, start, forget } = useStepSave((saved) => {
    dropDraft(quote?._id, path)
    dropDraft(undefined, path)
    onSaved(saved)
  })
  const previewed = previewTrail(application, fields, draft)
  const preview = entryOf(previewed.entries, entry)
  const recheck = useEffectEvent(() => {
    if (attempt > 0) setProblems(preview.problems)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a field is what calls for another look
  useEffect(() => recheck(), [left])

  const keep = (next: Draft) => {
    setDraft(next)
    keepDraft(quote?._id, path, next)
  }
  const answers = withDraft(context.answers, fields, draft)
  const send = (version: number | undefined) => start({ quote, step: path, body: bodyOf(answers, fields), version })

  return {
    visible: withQuestionNumbers(previewed, preview),
    ...controls(application, fields, draft),
    problems: [...problems, ...refusedBy(save, fields)],
    attempt,
    save,
    change: (changed, entered) => {
      const version = draft.version ?? quote?.version
      keep({ ...(version === undefined ? {} : { version }), entered: { ...draft.entered, [changed]: entered } })
      if (save.state === 'refused') forget()
    },
    recheck: () => afterPress(() => setLeft((times) => times + 1)),
    submit: () => {
      if (save.state === 'saving') return
      setProblems(preview.problems)
      setAttempt(attempt + 1)
      if (preview.problems.length > 0) return
      const lost = clearedBy(context.answers, answers, entry.slot.node.id, clearingEffects)
      if (lost.length > 0) setClearing(lost)
      else send(draft.version ?? quote?.version)
    },
    clearing,
    acceptClearing: () => {
      setClearing([])
      send(draft.version ?? quote?.version)
    },
    cancelClearing: () => setClearing([]),
    keepMine: () => save.state === 'conflict' && send(save.version),
    takeTheirs: () => {
      dropDraft(quote?._id, path)
      setDraft(noDraft)
      void queryClient.invalidateQueries(quoteQuery)
      forget()
    },
  }
}

/** The page among the previewed entries; what it was when the typed answers take it off the trail. */
const entryOf = (entries: readonly TrailEntry[], entry: TrailEntry): TrailEntry =>
  entries.find((each) => each.path === entry.path) ?? entry

/** What the controls show: typed text as it was typed, other answers as they are chosen. */
function controls({ context }: Application, fields: readonly Field[], { entered }: Draft) {
  const values: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  for (const field of fields) {
    const value = entered[field.path]
    if (typeof value === 'string' && isTyped(field)) typed[field.path] = value
    values[field.path] = Object.hasOwn(entered, field.path) ? value : readAnswer(context.answers, field.path)
  }
  return { values, typed }
}

/** What the server refused, at the fields it named. */
function refusedBy(save: StepSave, fields: readonly Field[]): readonly FieldProblem[] {
  if (save.state !== 'refused') return []
  return save.errors.flatMap((error: FieldError) => {
    const field = fields.find(({ path }) => error.field === path || error.field.startsWith(`${path}.`))
    return field ? [{ path: error.field, label: field.label, key: error.message }] : []
  })
}
