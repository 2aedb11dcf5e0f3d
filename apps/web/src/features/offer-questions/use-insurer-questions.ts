import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import { isBlank } from '@coverwright/core/answers/answers'
import { type QuestionForm, questionForm } from '@coverwright/core/evaluation/question-form'
import { fieldOf } from '@coverwright/core/question-sets/question-field'
import { useCallback, useMemo, useState } from 'react'
import { storedName } from '../../api/page/base.ts'
import { answerEntered } from '../../forms/entries/entered-answers.ts'
import { todayOf } from '../quote/today.ts'
import { type DraftAnswers, insurerDraft } from './insurer-draft.ts'

type Answer = { readonly id: string; readonly answer: unknown }

/** The whole form is drawn again with each change: an insurer asks a few things. */
const subscribe = () => () => undefined
const noProblems: QuestionForm['problems'] = []

/**
 * A form with an insurer's questions. Chosen answers survive a reload, until they are sent; typed ones may be
 * sensitive.
 */
export function useInsurerQuestions({ uuid, version, questions = [] }: OfferReply, site: PublicSite) {
  const draft = insurerDraft(storedName(`insurer-answers.${uuid}.${version}`), questions)
  const [entries, setEntries] = useState<DraftAnswers>(draft.load)
  const [attempt, setAttempt] = useState(0)
  const answersOf = (now: DraftAnswers): DraftAnswers =>
    Object.fromEntries(
      questions.map((question) => {
        const field = fieldOf(question, (id) => id)
        return [question.id, answerEntered(field, now[question.id], site)]
      }),
    )
  const answers = answersOf(entries)
  const { visible, view, problems } = questionForm(questions, answers, todayOf(site))
  const visiblePaths = visible.map(({ path }) => path).join()
  return {
    // The same list for the same fields, so that typing does not draw them again.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the paths name the fields
    visible: useMemo(() => visible, [visiblePaths]),
    view,
    problems: attempt > 0 ? problems : noProblems,
    attempt,
    entered: useCallback((path: string) => entries[path], [entries]),
    subscribe,
    change: (path: string, value: unknown): void =>
      setEntries((before) => {
        const next = { ...before, [path]: value }
        draft.store(next)
        return next
      }),
    recheck: (): void => undefined,
    /** @returns the answers to send; undefined if there is a problem, which is then shown */
    submit: (): readonly Answer[] | undefined => {
      if (problems.length > 0) {
        setAttempt((before) => before + 1)
        return undefined
      }
      return visible.flatMap(({ path }) => (isBlank(answers[path]) ? [] : [{ id: path, answer: answers[path] }]))
    },
    forget: draft.forget,
  }
}
