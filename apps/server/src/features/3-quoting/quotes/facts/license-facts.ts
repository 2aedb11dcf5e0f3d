import { lineStateFacts, linesSoldByLocation, stateFactOf } from '@coverwright/catalogue/lines/line-state'
import { type HeldLicense, licensesIn } from '@coverwright/catalogue/sites/licenses'
import type { ShownLicense } from '@coverwright/contract/site/licenses'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'

/** The names of these facts at the top of a quote; no client can write one. */
export const licenseFactNames = ['producer_licenses', 'unlicensed_states', 'location_states'] as const

type About = {
  readonly served: Pick<ServedSite, 'site' | 'country' | 'translate'>
  /** Of the agency that works on the quote. */
  readonly ofAgency: readonly HeldLicense[]
  /** `YYYY-MM-DD` at the site. */
  readonly today: string
}

/**
 * The licenses of the site, and of the agency that works on the quote, where the risk is; and the states of the risk
 * where neither may sell. Empty before a state is known. Insurers do not want what nobody may sell: decision 117.
 */
export function withLicenses(facts: Answers, { served, ofAgency, today }: About): Answers {
  const states = new Set(
    ['state', ...lineStateFacts].map((fact) => readAnswer(facts, fact)).filter((state) => typeof state === 'string'),
  )
  for (const state of statesOfLocations(facts)) states.add(state)
  if (states.size === 0) return facts
  const { site, country, translate } = served
  const about = { country, translate, today }
  const licenses = [...site.licenses, ...ofAgency]
  const byState = [...states].map((state) => ({ state, licenses: licensesIn(licenses, state, about) }))
  const unlicensedStates = byState.filter((each) => each.licenses.length === 0).map(({ state }) => state)
  const licensesByWords = new Map(byState.flatMap((each) => each.licenses).map((each) => [each.words, each]))
  return {
    ...facts,
    ...(unlicensedStates.length === 0 ? {} : { appetite: withoutStates(facts, unlicensedStates) }),
    producer_licenses: [...licensesByWords.values()],
    unlicensed_states: unlicensedStates,
  }
}

/**
 * The host has no license to sell a line in a state of its risk: where it is quoted, or where an insured location is.
 */
export function isUnlicensed(line: string, facts: Answers): boolean {
  const { unlicensed_states } = facts
  const ofLocations = linesSoldByLocation.some((each) => each === line) ? statesOfLocations(facts) : []
  const ofRisk = [readAnswer(facts, stateFactOf(line)), ...ofLocations]
  return Array.isArray(unlicensed_states) && ofRisk.some((state) => unlicensed_states.includes(state))
}

const statesOfLocations = ({ location_states }: Answers): readonly string[] =>
  Array.isArray(location_states) ? location_states.filter((state) => typeof state === 'string') : []

function withoutStates(facts: Answers, unlicensedStates: readonly string[]): Answers {
  const { appetite } = facts
  if (!isRecord(appetite)) return {}
  return Object.fromEntries(
    Object.entries(appetite).map(([line, carriers]) =>
      isRecord(carriers) && isUnlicensed(line, { ...facts, unlicensed_states: unlicensedStates })
        ? [line, Object.fromEntries(Object.keys(carriers).map((carrier) => [carrier, 'out']))]
        : [line, carriers],
    ),
  )
}

/** The licenses of the site and the agency where the risk of a quote is. */
export const producerLicenses = ({ producer_licenses }: Answers): readonly ShownLicense[] =>
  Array.isArray(producer_licenses) ? producer_licenses : []
