import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { PoliciesReply, Policy, PolicyRequest } from '@coverwright/contract/binding/policies'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'

export const policyName = ({ line_name, insurer }: Policy, t: Translate): string =>
  t('policy.name', { line: line_name, insurer })

/** The state of a policy in a sentence. */
export function policyState(
  { state, effective_from, effective_to, cancelled_from }: Policy,
  site: PublicSite,
  t: Translate,
) {
  const date = { upcoming: effective_from, in_force: effective_to, ended: effective_to, cancelled: cancelled_from }[
    state
  ]
  return t(`policy.state.${state}`, { date: dateText(date ?? effective_to, site.locale) })
}

type Renewal = NonNullable<PoliciesReply['renewal']>

/** How far the renewal has come; nothing while it is not due. */
export function renewalWords(
  { state, ends, quote }: Renewal,
  site: Pick<PublicSite, 'locale'>,
  t: Translate,
): string | undefined {
  if (state === 'not_due') return undefined
  const how = state === 'started' && quote?.completed ? 'submitted' : state
  return t(`policy.renewal.${how}`, { date: dateText(ends, site.locale) })
}

/** What was asked: "A change: address or place, from May 3". */
export const requestWords = ({ kind, about, wanted_from }: PolicyRequest, site: PublicSite, t: Translate): string =>
  t('policy.request.line', {
    kind: t(`policy.request.kind.${kind}`),
    about: t(kind === 'change' ? `policy.change.topic.${about}` : `policy.decline.reason.${about}`),
    date: dateText(wanted_from, site.locale),
  })
