import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import { isBlank, isRecord } from '@coverwright/core/answers/answers'
import { type QuestionForm, questionForm } from '@coverwright/core/evaluation/question-form'
import { fieldOf } from '@coverwright/core/question-sets/question-field'
import { useCallback, useMemo, useState } from 'react'
import { draftStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'
import { answerEntered } from '../../forms/entries/entered-answers.ts'
import { todayOf } from '../quote/today.ts'

type Entered = Readonly<Record<string, unknown>>
type Answer = { readonly id: string; readonly answer: unknown }

/** The whole form is drawn again with each change: an insurer asks a few things. */
const subscribe = () => () => undefined
const noProblems: QuestionForm['problems'] = []

/** A form with an insurer's questions. What is entered outlives a reload, until it is sent. */
export function useInsurerQuestions({ uuid, version, questions = [] }: OfferReply, site: PublicSite) {
  const name = storedName(`insurer-questions.${uuid}.${version}`)
  const [entered, setEntered] = useState(() => storedUnder(name))
  const [attempt, setAttempt] = useState(0)
  const answersOf = (now: Entered): Entered =>
    Object.fromEntries(
      questions.map((question) => {
        const field = fieldOf(question, (id) => id)
        return [question.id, answerEntered(field, now[question.id], site)]
      }),
    )
  const answers = answersOf(entered)
  const { visible, view, problems } = questionForm(questions, answers, todayOf(site))
  const shown = visible.map(({ path }) => path).join()
  return {
    // The same list for the same fields, so that typing draws none of them anew.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the paths name the fields
    visible: useMemo(() => visible, [shown]),
    view,
    problems: attempt > 0 ? problems : noProblems,
    attempt,
    entered: useCallback((path: string) => entered[path], [entered]),
    subscribe,
    change: (path: string, value: unknown): void =>
      setEntered((before) => {
        const next = { ...before, [path]: value }
        draftStorage.set(name, JSON.stringify(next))
        return next
      }),
    recheck: (): void => undefined,
    /** @returns what is sent; undefined when something is wrong, which is then shown */
    submit: (): readonly Answer[] | undefined => {
      if (problems.length > 0) {
        setAttempt((before) => before + 1)
        return undefined
      }
      return visible.flatMap(({ path }) => (isBlank(answers[path]) ? [] : [{ id: path, answer: answers[path] }]))
    },
    forget: (): void => draftStorage.remove(name),
  }
}

function storedUnder(name: string): Entered {
  try {
    const stored: unknown = JSON.parse(draftStorage.get(name) ?? '{}')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}
