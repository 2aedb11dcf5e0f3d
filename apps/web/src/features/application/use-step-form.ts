import type { QuoteReply } from '@coverwright/contract/quotes'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/flow/rule'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldError } from '../../api/client.ts'
import { queryClient, queryOf } from '../../api/queries.ts'
import { isTyped } from '../../form/field-text.ts'
import { afterPress } from '../../ui/after-press.ts'
import { withDraft } from './application.ts'
import { rememberCleared } from './cleared.ts'
import type { Draft } from './draft.ts'
import { dropDraft, keepDraft, loadDraft, noDraft } from './draft.ts'
import type { Preview, Subject } from './subject.ts'
import type { StepSave } from './use-step-save.ts'
import { useStepSave } from './use-step-save.ts'

export type StepForm = {
  readonly visible: readonly Field[]
  readonly values: Readonly<Record<string, unknown>>
  readonly typed: Readonly<Record<string, string>>
  readonly problems: readonly FieldProblem[]
  readonly view: View
  readonly added: Preview['added']
  /** Counts failed tries, so that the summary takes the focus at each. */
  readonly attempt: number
  readonly save: StepSave
  readonly change: (path: string, entered: unknown) => void
  readonly recheck: () => void
  readonly submit: () => void
  /** Answers one field and saves at once. */
  readonly choose: (path: string, answer: unknown) => void
  /** Answers that saving would clear: the person is asked before it happens. */
  readonly clearing: readonly AnswerPath[]
  readonly acceptClearing: () => void
  readonly cancelClearing: () => void
  /** Ends a conflict: keep what is on the page, or take what the other one saved. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Takes back what was typed here and is not saved. */
  readonly discard: () => void
}

/** A step's page, or an item's, while it is filled in: what is typed, what is visible, what is wrong, and its save. */
export function useStepForm(
  subject: Subject,
  quote: QuoteReply | null,
  onSaved: (quote: QuoteReply) => void,
): StepForm {
  const { fields, draftKey } = subject
  const [draft, setDraft] = useState<Draft>(() => loadDraft(quote?._id, draftKey))
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  /** Counts how often a field was left. */
  const [left, setLeft] = useState(0)
  const [clearing, setClearing] = useState<readonly AnswerPath[]>([])
  /** Somebody agreed to what this save clears. */
  const clears = useRef(false)
  const { save, start, forget } = useStepSave((saved) => {
    if (clears.current) rememberCleared(saved)
    clears.current = false
    dropDraft(quote?._id, draftKey)
    dropDraft(undefined, draftKey)
    onSaved(saved)
  })
  const answers = withDraft(subject, draft)
  const preview = subject.preview(answers)
  const recheck = useEffectEvent(() => {
    if (attempt > 0) setProblems(preview.problems)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a field is what calls for another look
  useEffect(() => recheck(), [left])

  const keep = (next: Draft) => {
    setDraft(next)
    keepDraft(quote?._id, draftKey, next)
  }
  const send = (version: number | undefined) =>
    start({
      quote,
      step: subject.step,
      body: subject.body(answers, draft),
      version,
      ...(subject.rebase ? { rebase: (conflicts) => subject.rebase?.(draft, conflicts) } : {}),
    })

  return {
    visible: preview.visible,
    ...controls(subject, draft),
    problems: [...problems, ...refusedBy(save, fields)],
    view: preview.view,
    added: preview.added,
    attempt,
    save,
    change: (changed, entered) => {
      const version = draft.version ?? quote?.version
      keep({
        ...(version === undefined ? {} : { version }),
        entered: { ...draft.entered, [changed]: entered },
        seen: { [changed]: readAnswer(subject.stored, changed), ...draft.seen },
      })
      if (save.state === 'refused') forget()
    },
    recheck: () => afterPress(() => setLeft((times) => times + 1)),
    submit: () => {
      if (save.state === 'saving') return
      setProblems(preview.problems)
      setAttempt(attempt + 1)
      if (preview.problems.length > 0) return
      const lost = subject.lost(answers)
      if (lost.length > 0) setClearing(lost)
      else send(draft.version ?? quote?.version)
    },
    choose: (path, answer) => {
      if (save.state === 'saving') return
      const chosen = { ...draft, entered: { ...draft.entered, [path]: answer } }
      keep(chosen)
      start({
        quote,
        step: subject.step,
        body: subject.body(withDraft(subject, chosen), chosen),
        version: draft.version ?? quote?.version,
      })
    },
    clearing,
    acceptClearing: () => {
      setClearing([])
      clears.current = true
      send(draft.version ?? quote?.version)
    },
    cancelClearing: () => setClearing([]),
    keepMine: () => save.state === 'conflict' && send(save.version),
    takeTheirs: () => {
      dropDraft(quote?._id, draftKey)
      setDraft(noDraft)
      if (quote) void queryClient.invalidateQueries(queryOf(quote))
      forget()
    },
    discard: () => {
      dropDraft(quote?._id, draftKey)
      setDraft(noDraft)
    },
  }
}

/** What the controls show: typed text as it was typed, other answers as they are chosen. */
function controls({ fields, shown }: Subject, { entered }: Draft) {
  const values: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  for (const field of fields) {
    const value = entered[field.path]
    if (typeof value === 'string' && isTyped(field)) typed[field.path] = value
    values[field.path] = Object.hasOwn(entered, field.path) ? value : shown(field.path)
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
