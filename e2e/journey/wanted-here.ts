import { agentClient } from '@coverwright/catalogue/application/agent-client'
import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { Page } from '@playwright/test'
import { answeredPage } from '../../apps/server/src/testing/fill-quote.ts'
import { fieldId } from '../../apps/web/src/forms/layout/field-id.ts'
import { type Business, today, wantedOf } from './answers.ts'

/** What the business would say on the page that is open, by the ids of its controls. */
export type WantedHere = {
  readonly answers: ReadonlyMap<string, unknown>
  /** How many entries each repeated field should have. */
  readonly entries: ReadonlyMap<string, number>
  /** Where a list's next item is made, as long as one is wanted. */
  readonly nextItem?: string
}

/** Before the first save there is no quote. */
const nothing = { question_sets: {} }

/** Derived from the quote as the server has it; what is typed and not saved yet may show controls that are not here. */
export async function wantedHere(page: Page, business: Business): Promise<WantedHere> {
  const path = new URL(page.url()).pathname
  if (path.startsWith(`${renewalsPrefix}/`)) return wantedOfRenewal(business)
  if (path === agentClient.path) return wantedOfAgent(business)
  const { data } = await (await page.request.get('api/quote')).json()
  const { fields, answers, nextItem } = answeredPage(data ?? nothing, path, wantedOf(business), today)
  const leaves = leavesOf(fields, (name) => readAnswer(answers, name))
  return {
    answers: new Map(leaves.flatMap(({ path, answer }) => (answer === undefined ? [] : [[fieldId(path), answer]]))),
    entries: new Map(leaves.flatMap(({ path, count }) => (count === undefined ? [] : [[fieldId(path), count]]))),
    ...(nextItem === undefined ? {} : { nextItem }),
  }
}

/** A renewal says what is new by the paths of its fields; everything else was carried over. */
const wantedOfRenewal = ({ answers }: Business): WantedHere => ({
  answers: new Map(Object.entries(answers).map(([path, answer]) => [fieldId(path), answer])),
  entries: new Map(),
})

/** The one page that a client's flow, which the quote is read by here, does not have. */
function wantedOfAgent(business: Business): WantedHere {
  const wanted = wantedOf(business)
  const leaves = leavesOf(agentClient.form.fields, (name) => readAnswer(wanted, name))
  return { answers: new Map(leaves.map(({ path, answer }) => [fieldId(path), answer])), entries: new Map() }
}

type Leaf = { readonly path: string; readonly answer?: unknown; readonly count?: number }

/** Each control with its answer, those inside groups and entries too. */
const leavesOf = (fields: readonly Field[], answerOf: (name: string) => unknown, prefix = ''): readonly Leaf[] =>
  fields.flatMap(({ path, type, fields: inner = [] }): readonly Leaf[] => {
    const answer = answerOf(path)
    const whole = prefix + path
    const inside = (entry: unknown, at: string) =>
      leavesOf(inner, (name) => (isRecord(entry) ? entry[name] : undefined), `${at}.`)
    if (type === 'group') return inside(answer, whole)
    if (type !== 'repeat') return [{ path: whole, answer }]
    const entries: readonly unknown[] = Array.isArray(answer) ? answer : []
    return [{ path: whole, count: entries.length }, ...entries.flatMap((entry, at) => inside(entry, `${whole}.${at}`))]
  })
