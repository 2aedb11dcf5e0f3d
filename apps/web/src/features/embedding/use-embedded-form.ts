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
      (path: AnswerPath) => (Object.hasOwn(current().entered, path) ? current().entered[path] : subject.shown(path)),
      [current, subject],
    ),
    change: useEvent((path: AnswerPath, entry: unknown) => {
      const before = current()
      const base = { [path]: readAnswer(subject.stored, path), ...before.seen }
      state.set({ ...before, entered: { ...before.entered, [path]: entry }, seen: base })
      if (preview.changesOthers(path)) redraw()
      if (problems.some((problem) => problem.path === path)) setProblems(preview.problems())
    }),
    recheck: useEvent(() => {
      if (attempt > 0) setProblems(preview.problems())
    }),
    /** The page's answers; undefined while something is wrong with one that `isAsked`, which is then shown. */
    checked: (isAsked: (path: AnswerPath) => boolean) => {
      const foundProblems = preview.problems().filter(({ path: wrong }) => isAsked(wrong))
      setProblems(foundProblems)
      if (foundProblems.length === 0) return preview.answers()
      setAttempt(attempt + 1)
      return undefined
    },
    /** Shows what the server refused. */
    refuse: (foundProblems: readonly FieldProblem[]) => {
      setProblems(foundProblems)
      setAttempt(attempt + 1)
    },
  }
}
