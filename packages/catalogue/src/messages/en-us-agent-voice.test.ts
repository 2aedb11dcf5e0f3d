import { expect, it } from 'vitest'
import { enUs } from './en-us.ts'
import { enUsAgentVoice } from './en-us-agent-voice.ts'

const placesIn = (words: string) => [...new Set(words.match(/\{\w+\}/g))].toSorted()

const toWhoeverReads = /\b(you|yours?|yoursel(f|ves))\b/i

/** Texts that an agent reads as the client does, and why. */
const unchanged = {
  'what whoever fills in the form does here, next or later': [
    'step.insurance.lede',
    'step.coverage_choices.lede',
    'step.knockout.lede',
    'step.done.lede',
    'field.employer_id.hint',
    'field.carriers.chubb_sci.knockout_answer.why',
    'field.claims.any.hint',
    'step.last-year.lede',
    'validationError.isLessThanOrEqualWhen',
    'validationError.isMoreThanWhen',
    'list.vehicles.guidance',
    'field.vehicles.vin.hint',
    'field.drivers.license_number.hint',
    'step.cyber.6.lede',
    'step.do-documentation.lede',
    'field.directors_and_officers.documents.timing.label',
    'step.pl_general.0.note.3.text',
    'field.pl.has_additional_insureds.hint',
    'list.pl_additional_insureds.deletePrompt',
    'list.wc_claims.atLeastOne',
    'step.pl_a_firm.1.lede',
    'field.pl.aig.firm.additional_insureds.hint',
    'list.attorneys.deletePrompt',
    'list.attorneys.atLeastOne',
    'step.pl-a-ineligible-aops.note.1.title',
    'field.pollution.materials.hint',
    'field.pollution.has_tanks.hint',
    'step.product.3.lede',
    'list.products.namesAProduct',
    'field.umbrella.underlying.policy_number.hint',
    'step.renewal_info.note.1.text',
    'step.renewal_info.note.2.text',
    'step.renewal_done.lede',
  ],
  'the agent’s own questions': [
    'step.client.label',
    'step.client.title',
    'step.client.lede',
    'field.agent.show_mc_group.hint',
    'field.agent.authorized.label',
    'field.agent.authorized.why',
    'field.agent.client_since.label',
    'field.agent.client_reference.label',
    'field.agent.client_reference.hint',
    'validationError.isAuthorized',
  ],
  'only the client can agree': [
    'field.follow_up_consent.label',
    'field.follow_up_consent.hint',
    'field.cyber.scan_consent.label',
    'field.cyber.scan_consent.hint',
    'field.cyber.scan_consent.why',
  ],
  'kept as evidence with the words of the question': [
    'field.renewal.as_before.hint',
    'field.recommendation_choice.label',
    'field.location_changed.label',
    'field.of_counsel_changed.label',
    'field.practice_areas_changed.label',
    'field.practice_areas_changed.hint',
    'field.renewal.systems_changed.label',
    'field.renewal.cover_changed.label',
    'field.renewal.cover_changed.hint',
    'field.renewal.census.location_changed.label',
    'field.renewal.census.location_changed.hint',
  ],
  'to whoever signs': [
    'validationError.signature',
    'step.renewal_signature.note.1.title',
    'step.renewal_signature.note.1.text',
    'step.renewal_signature.note.2.text',
    'field.signing.title.label',
  ],
  'what somebody is quoted as saying': ['field.eo.agency.advice_recorded.why'],
}

it('has a version for agents of every text of the form that speaks to the client (R6)', () => {
  const spoken = Object.entries(enUs).filter(
    ([key, words]) => /^(step|field|section|list|validationError)\./.test(key) && toWhoeverReads.test(words),
  )
  const withoutVersion = spoken.map(([key]) => key).filter((key) => !Object.hasOwn(enUsAgentVoice, key))
  expect(withoutVersion.toSorted()).toEqual(Object.values(unchanged).flat().toSorted())
})

it('has a version for agents of every answer in the client’s own words (R6)', () => {
  const spoken = Object.entries(enUs).filter(
    ([key, words]) => /^field\..+\.(statement$|option\.)/.test(key) && /\b(I|my|we|us|our|ours)\b/.test(words),
  )
  const withoutVersion = spoken.map(([key]) => key).filter((key) => !Object.hasOwn(enUsAgentVoice, key))
  expect(withoutVersion.toSorted()).toEqual([
    // The agency speaks.
    'field.agent.client_since.option.insured_with_us',
    // The agent adds the documents.
    'field.directors_and_officers.documents.timing.option.later',
    'field.directors_and_officers.documents.timing.option.now',
    // Kept as evidence.
    'field.recommendation_choice.option.interested',
  ])
})

it('changes only what reads differently, with the same placeholders (R6)', () => {
  const rows = Object.entries(enUsAgentVoice)
  expect(rows.filter(([key, words]) => enUs[key] === undefined || enUs[key] === words)).toEqual([])
  for (const [key, words] of rows) expect([key, ...placesIn(words)]).toEqual([key, ...placesIn(enUs[key] ?? '')])
})

it('speaks of the client, not to them (R6)', () => {
  const spoken = Object.entries(enUsAgentVoice).filter(([, words]) => toWhoeverReads.test(words))
  // What the agent does on the page, and a quoted email.
  expect(spoken.map(([key]) => key)).toEqual(['step.domain-scan.lede', 'field.renewal.law.losses.asked_everyone.hint'])
})

it('has typographic apostrophes, and no extra spaces (I4)', () => {
  const rows = Object.entries(enUsAgentVoice)
  expect(rows.filter(([, words]) => words.includes("'") || / {2}|^ | $/.test(words))).toEqual([])
})
