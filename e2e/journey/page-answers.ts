import { agentClient } from '@coverwright/catalogue/application/agent-client'
import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { Page } from '@playwright/test'
import { answeredPage } from '../../apps/server/src/testing/fill-quote.ts'
import { fieldId } from '../../apps/web/src/forms/layout/field-id.ts'
import { answersOf, type Business, today } from './answers.ts'

/** The business's answers on the open page, by the ids of its controls. */
export type PageAnswers = {
  readonly answers: ReadonlyMap<string, unknown>
  /** How many entries each repeated field should have. */
  readonly entries: ReadonlyMap<string, number>
  /** Where the next item of a list is added, while more are needed. */
  readonly nextItem?: string
}

/** There is no quote before the first save. */
const nothing = { question_sets: {} }

/** Derived from the quote on the server; unsaved input may show controls that are missing here. */
export async function pageAnswers(page: Page, business: Business): Promise<PageAnswers> {
  const path = new URL(page.url()).pathname
  if (path.startsWith(`${renewalsPrefix}/`)) return renewalAnswers(business)
  if (path === agentClient.path) return agentAnswers(business)
  const { data } = await (await page.request.get('api/quote')).json()
  const { fields, answers, nextItem } = answeredPage(data ?? nothing, path, answersOf(business), today)
  const leaves = leavesOf(fields, (name) => readAnswer(answers, name))
  return {
    answers: new Map(leaves.flatMap(({ path, answer }) => (answer === undefined ? [] : [[fieldId(path), answer]]))),
    entries: new Map(leaves.flatMap(({ path, count }) => (count === undefined ? [] : [[fieldId(path), count]]))),
    ...(nextItem === undefined ? {} : { nextItem }),
  }
}

/** A renewal lists what is new by field path; everything else was carried over. */
const renewalAnswers = ({ answers }: Business): PageAnswers => ({
  answers: new Map(Object.entries(answers).map(([path, answer]) => [fieldId(path), answer])),
  entries: new Map(),
})

/** The one page that is missing in a client's flow, which the quote is read by here. */
function agentAnswers(business: Business): PageAnswers {
  const allAnswers = answersOf(business)
  const leaves = leavesOf(agentClient.form.fields, (name) => readAnswer(allAnswers, name))
  return { answers: new Map(leaves.map(({ path, answer }) => [fieldId(path), answer])), entries: new Map() }
}

type Leaf = { readonly path: string; readonly answer?: unknown; readonly count?: number }

/** Each control with its answer, including those in groups and entries. */
const leavesOf = (fields: readonly Field[], answerOf: (name: string) => unknown, prefix = ''): readonly Leaf[] =>
  fields.flatMap(({ path, type, fields: inner = [] }): readonly Leaf[] => {
    const answer = answerOf(path)
    const fullPath = prefix + path
    const inside = (entry: unknown, at: string) =>
      leavesOf(inner, (name) => (isRecord(entry) ? entry[name] : undefined), `${at}.`)
    if (type === 'group') return inside(answer, fullPath)
    if (type !== 'repeat') return [{ path: fullPath, answer }]
    const entries: readonly unknown[] = Array.isArray(answer) ? answer : []
    return [
      { path: fullPath, count: entries.length },
      ...entries.flatMap((entry, at) => inside(entry, `${fullPath}.${at}`)),
    ]
  })
