import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Field } from '@coverwright/core/model/field'
import { statementLists } from '@coverwright/core/model/statement-lists'
import type { Translate } from '@coverwright/core/text/text'
import type { ShownQuestion, ShownStep } from './snapshot.ts'

/**
 * The flow's pages with the questions that are visible on each, and those that other answers settle, in words. Pages
 * that ask nothing are left out.
 */
export const shownSteps = (
  { pages, shared }: Pick<FlowState, 'pages' | 'shared'>,
  translate: Translate,
): readonly ShownStep[] =>
  pages
    .map((entry) => ({
      path: entry.path,
      section: translate(entry.section.label),
      title: translate(entry.label),
      questions: questionsOf(entry, shared, translate),
    }))
    .filter(({ questions }) => questions.length > 0)

function questionsOf(
  entry: PageState,
  { prefilled }: FlowState['shared'],
  translate: Translate,
): readonly ShownQuestion[] {
  const { list } = entry
  if (!list) {
    const visible = entry.form.fields.filter(({ path }) => entry.visible.includes(path))
    const lockedFields = entry.form.fields.filter(({ path }) => prefilled.get(path)?.locked)
    return entry.form.fields.flatMap((field) => {
      if (visible.includes(field)) return [shownQuestion(field, translate, statementLists(visible))]
      return lockedFields.includes(field) ? [shownQuestion(field, translate)] : []
    })
  }
  const fields = list.step.pages.flatMap(({ form }) =>
    form.fields.map((field) => ({
      ...shownQuestion(field, translate, statementLists(form.fields)),
      path: field.path.replace(/^item\./, ''),
    })),
  )
  return [{ path: list.step.items, type: 'repeat', label: translate(entry.label), fields }]
}

/** @param lists the lists of statements on its page; a statement without another of its list is asked as a question */
const shownQuestion = (
  { path, type, label, hint, statement, beside, options, optionsFrom, fields, sensitive, dateStyle, total }: Field,
  translate: Translate,
  lists: ReturnType<typeof statementLists> = new Map(),
): ShownQuestion => ({
  path,
  type,
  label: translate(label),
  ...(statement && lists.has(path)
    ? { statement: { list: translate(statement.list), words: translate(statement.words) } }
    : {}),
  ...(hint === undefined ? {} : { hint: translate(hint) }),
  ...(beside ? { beside: beside.map((text) => translate(text)) } : {}),
  ...(options ? { options: options.map((option) => ({ value: option.value, label: translate(option.label) })) } : {}),
  ...(optionsFrom ? { optionsFrom } : {}),
  ...(fields ? { fields: fields.map((field) => shownQuestion(field, translate)) } : {}),
  ...(sensitive ? { sensitive } : {}),
  ...(dateStyle ? { dateStyle } : {}),
  ...(total ? { total } : {}),
})

/** The pages of an earlier submission with the questions that were not asked again and whose answers still count. */
export function carriedSteps(
  earlier: readonly ShownStep[],
  steps: readonly ShownStep[],
  answers: Answers,
): readonly ShownStep[] {
  const again = new Set(steps.flatMap(({ questions }) => questions.map(({ path }) => path)))
  return earlier
    .map((step) => ({
      ...step,
      carried: true as const,
      questions: step.questions.filter(({ path }) => !again.has(path) && !isBlank(readAnswer(answers, path))),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/**
 * Last year's pages with the questions that only the year since has opened: a firm that nobody insured has a policy now,
 * and a prior acts date with it.
 * @param today the same pages as today's answers open them
 */
export function withOpened(earlier: readonly ShownStep[], today: readonly ShownStep[]): readonly ShownStep[] {
  const earlierPaths = new Set(earlier.flatMap(({ questions }) => questions.map(({ path }) => path)))
  return earlier.map((step) => {
    const questionsToday = today.find(({ path }) => path === step.path)?.questions ?? []
    return { ...step, questions: [...step.questions, ...questionsToday.filter(({ path }) => !earlierPaths.has(path))] }
  })
}
