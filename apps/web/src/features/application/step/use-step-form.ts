import type { QuoteReply } from '@coverwright/contract/quotes'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import type { FieldProblem } from '@coverwright/core/validation/validate-form'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { queryOf } from '../../../api/resources/quotes.ts'
import type { FieldError } from '../../../api/server/problem.ts'
import { answerEntered } from '../../../forms/entries/entered-answers.ts'
import { afterPress } from '../../../ui/interaction/after-press.ts'
import { useEvent } from '../../../ui/interaction/use-event.ts'
import { useHydrated } from '../../../ui/interaction/use-hydrated.ts'
import { rememberCleared } from '../../quote/cleared.ts'
import type { Draft } from '../draft/draft.ts'
import { noDraft, typedSince } from '../draft/draft.ts'
import { withDraft } from '../draft/draft-answers.ts'
import { drafts } from '../draft/draft-store.ts'
import type { PageDraft } from '../draft/page-draft.ts'
import { createPageDraft } from '../draft/page-draft.ts'
import type { StepSave } from '../saving/step-save.ts'
import { useStepSave } from '../saving/use-step-save.ts'
import type { Preview, Subject } from './page-preview.ts'

export type StepForm = {
  readonly visible: readonly Field[]
  /** What stands in a field's control now, and who wants to know when it is something else. */
  readonly answer: (path: AnswerPath) => unknown
  /** What was entered there and is not saved. */
  readonly entered: (path: AnswerPath) => unknown
  readonly subscribe: PageDraft['subscribe']
  readonly written: PageDraft['written']
  readonly problems: readonly FieldProblem[]
  readonly view: View
  readonly added: Preview['added']
  /** Counts failed tries, so that the summary takes the focus at each. */
  readonly attempt: number
  readonly save: StepSave
  readonly change: (path: string, entered: unknown) => void
  /** As `change`, of text that stands in the field's control already. */
  readonly type: (path: string, text: string) => void
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

/** Saves that may be on their way at once: the first, and those that were sent after a change. */
const mostSent = 5

/** A step's page, or an item's, while it is filled in: what is typed, what is visible, what is wrong, and its save. */
export function useStepForm(
  subject: Subject,
  quote: QuoteReply | null,
  onSaved: (quote: QuoteReply) => void,
): StepForm {
  const { fields, draftKey } = subject
  const draftOf = (quoteId = quote?._id) => ({ quoteId, page: draftKey, fields })
  const load = () => drafts.load(draftOf(), quote?.version === 1)
  const isHydrated = useHydrated()
  const [isTakenUp] = useState(!isHydrated)
  const [held] = useState(() => createPageDraft(isTakenUp ? noDraft : load()))
  /** Counts what is drawn anew beyond the field that was answered. */
  const [drawn, redraw] = useReducer((times: number) => times + 1, 0)
  /** Counts whole other drafts. */
  const [replaced, replaceDraft] = useReducer((times: number) => times + 1, 0)
  const [problems, setProblems] = useState(noProblems)
  const [attempt, setAttempt] = useState(0)
  /** Counts how often a field was left. */
  const [left, setLeft] = useState(0)
  const [clearing, setClearing] = useState<readonly AnswerPath[]>([])
  /** Somebody agreed to what this save clears. */
  const clears = useRef(false)
  const { save, start, isRunning, forget } = useStepSave((saved, { from = noDraft }, isHere) => {
    if (clears.current) rememberCleared(saved)
    clears.current = false
    const left = typedSince(from, held.now(), saved.version)
    drop()
    if (left) drafts.keep(draftOf(saved._id), hold(left))
    // Whoever types on is not taken away from it.
    else if (isHere) onSaved(saved)
  })
  // Over a page that was rendered ahead of time, which knows of no draft.
  const takeUp = useEffectEvent(() => {
    const kept = load()
    if (isTakenUp && kept !== noDraft) hold(kept)
  })
  useLayoutEffect(() => takeUp(), [])
  const answersNow = () => withDraft(subject, held.now())
  const previewNow = useMemo(() => previewing(subject, held), [subject, held])
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed from its answers on until there is another draft
  const following = useMemo(() => subject.follow(withDraft(subject, held.now())), [subject, replaced])
  const recheck = useEffectEvent(() => {
    if (attempt > 0) setProblems(previewNow().problems)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a field is what calls for another look
  useEffect(() => recheck(), [left])

  const hold = (next: Draft): Draft => {
    replaceDraft()
    return held.hold(next)
  }
  const keep = (next: Draft) => drafts.keep(draftOf(), hold(next))
  const drop = () => {
    drafts.drop(draftOf())
    drafts.drop({ quoteId: undefined, page: draftKey })
    hold(noDraft)
  }
  const sendDraft = (typed: Draft, version = typed.version ?? quote?.version) => {
    const { rebase } = subject
    const body = subject.body(withDraft(subject, typed), typed)
    const { sent = [] } = typed
    // Kept before it leaves: a page that dies meanwhile must still know it for its own.
    const from = sent.some((each) => sameAnswer(each, body))
      ? typed
      : { ...typed, sent: [...sent, body].slice(-mostSent) }
    drafts.keep(draftOf(), held.hold(from))
    start({
      quote,
      step: subject.step,
      body,
      version,
      from,
      ...(rebase ? { rebase: (conflicts) => rebase(typed, conflicts) } : {}),
    })
  }
  const send = (version?: number) => sendDraft(held.now(), version)
  const refused = useMemo(() => refusedBy(save, subject), [save, subject])
  const answered = (changed: AnswerPath, entered: unknown, typedIn?: AnswerPath) => {
    const draft = held.now()
    const version = draft.version ?? quote?.version
    const next = {
      ...draft,
      ...(version === undefined ? {} : { version }),
      entered: { ...draft.entered, [changed]: entered },
      seen: { [changed]: readAnswer(subject.stored, changed), ...draft.seen },
    }
    drafts.keep(draftOf(), held.hold(next, typedIn))
    const field = fields.find(({ path }) => path === changed)
    const answer = field && answerEntered(field, entered, subject.locale)
    if (following.answered(changed, answer, answersNow)) redraw()
    if (save.state === 'refused') forget()
  }
  const change = useEvent((changed: AnswerPath, entered: unknown) => answered(changed, entered))
  const type = useEvent((changed: AnswerPath, text: string) => answered(changed, text, changed))

  return {
    visible: following.visible(),
    answer: useCallback((path: AnswerPath) => standing(held.now(), subject, path), [held, subject]),
    entered: held.entered,
    subscribe: held.subscribe,
    written: held.written,
    type,
    problems: useMemo(() => (refused.length ? [...problems, ...refused] : problems), [problems, refused]),
    // Fields that see the others are to look again whenever the page is drawn anew.
    ...useSeen(previewNow, following.apart ? 0 : drawn),
    attempt,
    save,
    change,
    recheck: useEvent(() => afterPress(() => setLeft((times) => times + 1))),
    submit: () => {
      if (isRunning()) return
      const found = previewNow().problems
      setProblems(found.length > 0 ? found : noProblems)
      if (found.length > 0) {
        setAttempt(attempt + 1)
        return
      }
      const lost = subject.lost(answersNow())
      if (lost.length > 0) setClearing(lost)
      else send()
    },
    choose: (path, answer) => {
      if (isRunning()) return
      const draft = held.now()
      replaceDraft()
      sendDraft({ ...draft, entered: { ...draft.entered, [path]: answer } })
    },
    clearing,
    acceptClearing: () => {
      setClearing([])
      clears.current = true
      send()
    },
    cancelClearing: () => setClearing([]),
    keepMine: () => save.state === 'conflict' && send(save.version),
    takeTheirs: () => {
      if (save.state !== 'conflict') return
      const taken = save.conflicts.map(({ field }) => field)
      const draft = held.now()
      const entered = Object.fromEntries(Object.entries(draft.entered).filter(([path]) => !taken.includes(path)))
      // What else was typed on the page stays.
      if (Object.keys(entered).length > 0) keep({ ...draft, version: save.version, entered })
      else drop()
      if (quote) void queryClient.invalidateQueries({ queryKey: queryOf(quote).queryKey })
      forget()
    },
    discard: drop,
  }
}

const noProblems: readonly FieldProblem[] = []

/** What stands in the control of a field: typed text as it was typed, another answer as it was chosen. */
const standing = (draft: Draft, { shown }: Subject, path: AnswerPath): unknown =>
  Object.hasOwn(draft.entered, path) ? draft.entered[path] : shown(path)

/** The page as it would be with what stands in its controls, derived when somebody asks and once for each draft. */
function previewing(subject: Subject, held: PageDraft): () => Preview {
  let of: Draft | undefined
  let preview: Preview | undefined
  return () => {
    const draft = held.now()
    if (!preview || of !== draft) preview = subject.preview(withDraft(subject, draft))
    of = draft
    return preview
  }
}

/** What fields see of the page, for those that look. */
const useSeen = (now: () => Preview, drawn: number): Pick<StepForm, 'view' | 'added'> =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again, it is a new one
  useMemo(
    () => ({
      view: {
        get: (path) => now().view.get(path),
        isOn: (name) => now().view.isOn(name),
        get today() {
          return now().view.today
        },
      },
      added: (path) => now().added?.(path) ?? { count: 0, names: [] },
    }),
    [now, drawn],
  )

/** What the server refused, at the fields it named. */
function refusedBy(save: StepSave, { fields, named }: Subject): readonly FieldProblem[] {
  if (save.state !== 'refused') return []
  return save.errors.flatMap((error: FieldError) => {
    const path = named?.(error.field) ?? error.field
    const field = fields.find((each) => path === each.path || path.startsWith(`${each.path}.`))
    return field ? [{ path, label: field.label, key: error.message }] : []
  })
}
