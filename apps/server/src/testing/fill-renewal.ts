import { isFlowType } from '@coverwright/catalogue/renewals/flow-types'
import { renewalFlows } from '@coverwright/catalogue/renewals/renewals'
import { switchesOf } from '@coverwright/catalogue/sites/switches'
import { type Answers, isBlank, isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow, type FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { next } from '@coverwright/core/navigation/navigate'
import type { Browser, Reply } from './browser.ts'
import { defaultSite, sampleSites } from './default-site.ts'
import { optionsSent } from './options-sent.ts'
import { answersTo, overlaid } from './plain-answer.ts'
import { testDay } from './test-day.ts'

// biome-ignore lint/suspicious/noExplicitAny: a renewal as it came over the wire
type Renewal = any
type Headers = Readonly<Record<string, string>>

/** Where a renewal is opened: the customers' own site, or that of agents. */
export const agentSite: Headers = { host: 'agents.localhost' }

const siteOf = (headers: Headers) =>
  sampleSites.find(({ hosts }) => headers.host !== undefined && hosts.includes(headers.host)) ?? defaultSite

/** The flow of a renewal as the browser derives it, from nothing but what it was sent. */
export function renewalTrail(renewal: Renewal, headers: Headers = {}): FlowState {
  const site = siteOf(headers)
  const type = renewal.flow_type
  if (!site || !isFlowType(type) || type === 'main') throw new Error(`${type} is no renewal`)
  return evaluateFlow(renewalFlows[type], {
    answers: renewal,
    carried: renewal.expiring,
    facts: {},
    sets: renewal.question_sets,
    switches: switchesOf(site),
    today: testDay,
    optionsOf: optionsSent(renewal),
    maxStep: renewal.max_step,
  })
}

/** Saves a step of a renewal, or all answers when `step` is undefined. */
export const saveRenewal = (
  caller: Pick<Browser, 'patch'>,
  { _id, version }: Renewal,
  step: string | undefined,
  answers: object,
  headers: Headers = {},
): Promise<Reply> =>
  caller.patch(
    `renewal/quote/${_id}`,
    { ...(step === undefined ? {} : { step }), ...answers },
    {
      'if-match': `"${version}"`,
      ...headers,
    },
  )

/** Answers a renewal page after page, unchanged except for the wanted answers, up to the page `until`. */
export async function fillRenewal(
  caller: Pick<Browser, 'patch'>,
  begun: Renewal,
  application: Answers = {},
  { until = '/done', headers = {} }: { readonly until?: string; readonly headers?: Headers } = {},
): Promise<Renewal> {
  let renewal: Renewal = begun
  let path = renewalTrail(renewal, headers).pages[0]?.path
  while (path !== undefined && path !== until) {
    const reply = await saveRenewal(caller, renewal, path, pageAnswers(renewal, path, application, headers), headers)
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    renewal = reply.body.data
    path = next(renewalTrail(renewal, headers), path)
  }
  if (path === undefined) throw new Error(`The renewal never came to ${until}`)
  return renewal
}

/** Keeps carried-over answers, gives the wanted ones, and answers everything else plainly. */
function pageAnswers(renewal: Renewal, path: string, targetAnswers: Answers, headers: Headers): Answers {
  const entryOf = (flowState: FlowState) => flowState.pages.find((entry) => entry.path === path)
  const entry = entryOf(renewalTrail(renewal, headers))
  const items = entry?.list && readAnswer(targetAnswers, entry.list.step.items)
  if (entry?.list) return items === undefined ? {} : writeAnswer({}, entry.list.step.items, items)
  const fields = entry?.form.fields ?? []
  return answersTo(
    (answers) => {
      const currentPage = entryOf(renewalTrail(overlaid(renewal, answers, fields), headers))
      if (!currentPage) throw new Error(`The flow has no page ${path}`)
      const isOpen = (field: string) =>
        isBlank(currentPage.view.get(field)) || readAnswer(targetAnswers, field) !== undefined
      return {
        fields: fields.filter((each) => currentPage.visible.includes(each.path) && isOpen(each.path)),
        view: currentPage.view,
      }
    },
    { wanted: { ...plainly, ...targetAnswers }, optionsOf: optionsSent(isRecord(renewal) ? renewal : {}) },
  )
}

/** Nothing changed since last year. */
const plainly: Answers = {
  location_changed: 'No',
  attorneys_changed: 'No',
  of_counsel_changed: 'No',
  practice_areas_changed: 'No',
  renewal: {
    firm: { changed: 'No' },
    systems_changed: 'No',
    cover_changed: 'No',
    losses: { asked_everyone: 'Yes', any: 'No', known_circumstance: 'No', disciplined: 'No' },
  },
}
