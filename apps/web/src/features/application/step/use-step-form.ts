import type { QuoteReply } from '@coverwright/contract/quotes'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { queryOf } from '../../../api/resources/quotes.ts'
import type { FieldError } from '../../../api/server/problem.ts'
import { afterPress } from '../../../ui/interaction/after-press.ts'
import { useEvent } from '../../../ui/interaction/use-event.ts'
import { recordClearing } from '../../quote/last-clearing.ts'
import type { Draft } from '../draft/draft.ts'
import { noDraft, typedSince } from '../draft/draft.ts'
import { isChanged, isLeftUsual, withDraft } from '../draft/draft-answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { useDraft } from '../draft/use-draft.ts'
import type { StepSave } from '../saving/step-save.ts'
import { useStepSave } from '../saving/use-step-save.ts'
import type { Preview, Subject } from './page-preview.ts'
import { usePreview } from './use-preview.ts'

export type StepForm = Pick<DraftState, 'entered' | 'subscribe'> & {
  readonly visible: readonly Field[]
  /** What a field's control shows: typed text as it was typed, another answer as it was chosen. */
  readonly answer: (path: AnswerPath) => unknown
  readonly isUsual: (field: Field) => boolean
  readonly problems: readonly FieldProblem[]
  /** Something was typed or chosen that is not saved. */
  readonly isFilledIn: () => boolean
  readonly view: View
  readonly added: Preview['added']
  /** Counts rejected tries, so that the summary takes the focus at each. */
  readonly attempt: number
  readonly save: StepSave
  readonly change: (path: string, entry: unknown) => void
  readonly recheck: () => void
  readonly submit: () => void
  /** Answers one field and saves at once. */
  readonly choose: (path: string, answer: unknown) => void
  /** Answers that saving would clear: the person is asked before it happens. */
  readonly clearing: readonly AnswerPath[]
  readonly acceptClearing: () => void
  readonly cancelClearing: () => void
  /** Ends a conflict: with the answers of this page, or with those that were saved elsewhere. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Drops the draft. */
  readonly discard: () => void
}

/** Saves that may be under way at once: the first, and those sent after a change. */
const mostSent = 5

const unsavedPage: StepSave = { state: 'unsaved' }
const noProblems: readonly FieldProblem[] = []
const missingKinds: ReadonlySet<FieldProblem['missing']> = new Set([
  'yes_no',
  'yes_no_not_sure',
  'select',
  'multi_select',
  'class',
  'coverage',
] as const)

/** The form of a step's page, or of an item's: its draft, the visible fields, their problems, and its save. */
export function useStepForm(
  subject: Subject,
  quote: QuoteReply | null,
  onSaved: (quote: QuoteReply) => void,
): StepForm {
  const draft = useDraft(subject, quote)
  const preview = usePreview(subject, draft)
  const [problems, setProblems] = useState(noProblems)
  const [attempt, setAttempt] = useState(0)
  const [blurs, countBlur] = useReducer((times: number) => times + 1, 0)
  const [clearing, setClearing] = useState<readonly AnswerPath[]>([])
  /** The person agreed to what this save clears. */
  const clears = useRef(false)
  const { save, start, isRunning, forget } = useStepSave((savedQuote, { from = noDraft }, isHere) => {
    if (clears.current) recordClearing(savedQuote)
    clears.current = false
    const draftSince = typedSince(from, draft.current(), savedQuote.version)
    draft.drop()
    if (draftSince) draft.replace(draftSince, savedQuote._id)
    // Somebody who typed in the meantime stays on the page.
    else if (isHere) onSaved(savedQuote)
  })
  const recheck = useEffectEvent(() => {
    if (attempt > 0) setProblems(preview.problems())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each blur checks again
  useEffect(() => recheck(), [blurs])

  const send = (draftToSend: Draft, version = draftToSend.version ?? quote?.version) => {
    const { rebase } = subject
    const body = subject.body(withDraft(subject, draftToSend), draftToSend)
    const { sent = [] } = draftToSend
    // Stored before it is sent, so that a reloaded page recognizes the save as its own.
    const from = sent.some((each) => sameAnswer(each, body))
      ? draftToSend
      : { ...draftToSend, sent: [...sent, body].slice(-mostSent) }
    draft.store(from)
    start({
      quote,
      step: subject.step,
      body,
      version,
      from,
      ...(rebase ? { rebase: (conflicts) => rebase(draftToSend, conflicts) } : {}),
    })
  }
  const answer = (path: AnswerPath, entry: unknown) => {
    const before = draft.current()
    const version = before.version ?? quote?.version
    const next = {
      ...before,
      ...(version === undefined ? {} : { version }),
      entered: { ...before.entered, [path]: entry },
      seen: { [path]: readAnswer(subject.stored, path), ...before.seen },
    }
    draft.store(next)
    if (preview.changesOthers(path) || isChanged(subject, before) !== isChanged(subject, next)) draft.redraw()
    if (save.state === 'refused') forget()
  }
  const refusals = useMemo(() => refusedBy(save, subject), [save, subject])
  const { current } = draft

  return {
    visible: preview.visible(),
    view: preview.view,
    added: preview.added,
    answer: useCallback(
      (path: AnswerPath) => (Object.hasOwn(current().entered, path) ? current().entered[path] : subject.shown(path)),
      [current, subject],
    ),
    isUsual: useCallback((field: Field) => isLeftUsual(field, subject.stored, current()), [current, subject]),
    entered: draft.entered,
    subscribe: draft.subscribe,
    problems: useMemo(() => (refusals.length ? [...problems, ...refusals] : problems), [problems, refusals]),
    isFilledIn: () => Object.values(current().entered).some((each) => !isBlank(each)),
    attempt,
    save: save.state === 'idle' && isChanged(subject, current()) ? unsavedPage : save,
    change: useEvent((path: AnswerPath, entry: unknown) => {
      answer(path, entry)
      // A picked answer is complete at once; a typed one when its field is left.
      if (problems.some((problem) => problem.path === path && missingKinds.has(problem.missing))) countBlur()
    }),
    recheck: useEvent(() => afterPress(countBlur)),
    submit: () => {
      if (isRunning()) return
      const foundProblems = preview.problems()
      setProblems(foundProblems.length > 0 ? foundProblems : noProblems)
      if (foundProblems.length > 0) {
        setAttempt(attempt + 1)
        return
      }
      const pathsToClear = subject.pathsToClear(preview.answers())
      if (pathsToClear.length > 0) setClearing(pathsToClear)
      else send(draft.current())
    },
    choose: (path, choice) => {
      if (isRunning()) return
      const before = draft.current()
      send({ ...before, entered: { ...before.entered, [path]: choice } })
      draft.redraw()
    },
    clearing,
    acceptClearing: () => {
      setClearing([])
      clears.current = true
      send(draft.current())
    },
    cancelClearing: () => setClearing([]),
    keepMine: () => save.state === 'conflict' && send(draft.current(), save.version),
    takeTheirs: () => {
      if (save.state !== 'conflict') return
      const conflictingFields = save.conflicts.map(({ field }) => field)
      const before = draft.current()
      const entries = Object.fromEntries(
        Object.entries(before.entered).filter(([path]) => !conflictingFields.includes(path)),
      )
      // What else was typed on the page stays.
      if (Object.keys(entries).length > 0) draft.replace({ ...before, version: save.version, entered: entries })
      else draft.drop()
      if (quote) void queryClient.invalidateQueries({ queryKey: queryOf(quote).queryKey })
      forget()
    },
    discard: draft.drop,
  }
}

/** What the server rejected, at the fields it named. */
function refusedBy(save: StepSave, { fields, named }: Subject): readonly FieldProblem[] {
  if (save.state !== 'refused') return []
  return save.errors.flatMap((error: FieldError) => {
    const path = named?.(error.field) ?? error.field
    const field = fields.find((each) => path === each.path || path.startsWith(`${each.path}.`))
    return field ? [{ path, label: field.label, key: error.message }] : []
  })
}
