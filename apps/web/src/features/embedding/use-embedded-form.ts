import type { AnswerPath } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Place } from '@coverwright/core/navigation/navigate'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { useEvent } from '../../ui/interaction/use-event.ts'
import { noDraft } from '../application/draft/draft.ts'
import { createDraftState } from '../application/draft/draft-state.ts'
import { pageSubject } from '../application/step/page-preview.ts'
import { usePreview } from '../application/step/use-preview.ts'
import type { Application } from '../quote/application.ts'

const noProblems: readonly FieldProblem[] = []

/** The form of a page whose draft exists only here: a frame in another site's page has no storage. */
export function useEmbeddedForm(application: Application, place: Place, path: string) {
  const subject = useMemo(() => pageSubject(application, place, path), [application, place, path])
  const [state] = useState(() => createDraftState(noDraft))
  const [revision, redraw] = useReducer((times: number) => times + 1, 0)
  const { current } = state
  const preview = usePreview(subject, { current, revision })
  const [problems, setProblems] = useState(noProblems)
  const [attempt, setAttempt] = useState(0)
  return {
    ...state,
    visible: preview.visible(),
    view: preview.view,
    problems,
    attempt,
    answer: useCallback(
      (asked: AnswerPath) =>
        Object.hasOwn(current().entered, asked) ? current().entered[asked] : subject.shown(asked),
      [current, subject],
    ),
    change: useEvent((asked: AnswerPath, entered: unknown) => {
      const before = current()
      const base = { [asked]: readAnswer(subject.stored, asked), ...before.seen }
      state.set({ ...before, entered: { ...before.entered, [asked]: entered }, seen: base })
      if (preview.changesOthers(asked)) redraw()
      if (problems.some((problem) => problem.path === asked)) setProblems(preview.problems())
    }),
    recheck: useEvent(() => {
      if (attempt > 0) setProblems(preview.problems())
    }),
    /** The page's answers; undefined while something is wrong with one that `isAsked`, which is then shown. */
    checked: (isAsked: (path: AnswerPath) => boolean) => {
      const found = preview.problems().filter(({ path: wrong }) => isAsked(wrong))
      setProblems(found)
      if (found.length === 0) return preview.answers()
      setAttempt(attempt + 1)
      return undefined
    },
    /** Shows what the server refused. */
    refuse: (found: readonly FieldProblem[]) => {
      setProblems(found)
      setAttempt(attempt + 1)
    },
  }
}
