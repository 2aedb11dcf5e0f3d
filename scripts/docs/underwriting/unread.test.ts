import { expect, it } from 'vitest'
import { sampleCarriers } from '../../../apps/sample-carriers/src/carriers/registry.ts'
import { readSites } from '../../../apps/server/src/features/1-foundation/site/read-sites.ts'
import { createSites } from '../../../apps/server/src/features/1-foundation/site/served-site.ts'
import { unreadQuestions } from './unread.ts'

/** Why a question is asked although no rule and no rate reads its answer; all other unread questions are faults. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'insurers get it as the property to insure, the claims or the limits, not by this name': [
    'locations[].occupancy',
    'locations[].square_feet',
    'locations[].zip_code',
    'locations[].wc.payroll',
    'locations[].revenue',
    'locations[].buildings[].construction',
    'locations[].buildings[].protection',
    'locations[].buildings[].plumbing_year',
    'locations[].buildings[].heating_year',
    'umbrella.underlying[].year_limit',
  ],
  'an underwriter reads each claim as a whole': [
    'wc.claims[].paid',
    'wc.claims[].open',
    'wc.claims[].reserved',
    'wc.claims[].lost_time',
    'wc.claims[].return_date',
    'pl.aig.losses.list[].area',
    'pl.aig.losses.list[].act_date',
    'pl.aig.losses.circumstance_reported',
    'cyber.incident_list[].kind',
    'directors_and_officers.losses.list[].paid',
    'directors_and_officers.losses.list[].open',
    'directors_and_officers.losses.list[].reserved',
    'epli.claims.list[].paid',
    'epli.claims.list[].reserved',
  ],
  'the policy before decides what this one covers: its dates, limits and price go to the underwriter': [
    'wc.general.lapsed_on',
    'pl.prior.retro_date',
    'pl.aig.current_limit',
    'pl.aig.current_premium',
    'pl.aig.tail_purchased',
    'directors_and_officers.prior.premium',
  ],
  'the policy names it: a person, a vehicle, a place, a lender, an additional insured, a plan': [
    'wc.owners[].title',
    'wc.owners[].share',
    'vehicles[].make',
    'drivers[].license_state',
    'pl.cna.additional_insureds[].relationship',
    'pl.cna.additional_insureds[].zip_code',
    'pl.cna.additional_insureds[].state',
    'pl.cna.additional_insureds[].wording_required',
    'cp.lenders[].interest',
    'landlord.dwellings[].mortgaged',
    'event.venue.zip_code',
    'event.additional_insureds[].relation',
    'directors_and_officers.stakeholders[].voting_percent',
    'directors_and_officers.subsidiaries[].state',
    'directors_and_officers.subsidiaries[].owned_percent',
    'fid.funding.valued_on',
  ],
  'it describes the practice to the underwriter, or a renewal tells what changed': [
    'individual.profession',
    'individual.hours',
    'individual.employer_covers',
    'pl.aig.attorneys[].designation',
    'pl.aig.attorneys[].specialty',
    'pl.aig.other_offices[].attorneys',
    'pl.aig.outsourced_attorneys_kinds',
    'pl.aig.firm.predecessors[].joined',
    'pl.aig.firm.predecessors[].assets_percent',
    'pl.medical.firm_type',
  ],
  'what the umbrella also sits above is for its underwriter': ['umbrella.subsidiary_list[].payroll'],
  'the specification names it, or the advisor works from it': [
    'additional.hired_cost',
    'additional.employee_driving',
    'additional.alcohol_share',
    'cp.flood_wanted',
    'directors_and_officers.documents.financials',
    'directors_and_officers.documents.cap_table',
    'directors_and_officers.documents.bylaws',
    'directors_and_officers.documents.offering',
  ],
}

it('each question is read by a rule, a rate or another question, or it is said why it stays (F2)', () => {
  const servedSite = createSites(readSites()).byId('default')
  if (!servedSite) throw new Error('There is no default site')
  expect(unreadQuestions(servedSite).toSorted()).toEqual(Object.values(exceptions).flat().toSorted())
})

/** Insurers' own questions that only an underwriter reads, such as a list that describes the insured property. */
const describedQuestions = [
  'bop chubb_sci building_updates',
  'bop chubb_sci storage_places',
  'bop cna building_updates',
  'bop cna interested_parties',
  'bop liberty costly_tools',
  'gl liberty subcontracted_trades',
  'wc chubb_sci last_safety_meeting',
]

it('each question of an insurer is read by its rates or rules, opens one that is, or is answered in words (F2)', () => {
  const unread = sampleCarriers.flatMap(({ id, lines }) =>
    Object.entries(lines).flatMap(([line, { questions: sets }]) => {
      const questions = sets.at(-1)?.questions ?? []
      const openedBy = (id: string) =>
        questions.filter(({ question: { conditions = [] } }) =>
          conditions.some(({ holder, subject }) => holder === 'question' && subject === id),
        )
      const isRead = ({ question, effects = [] }: (typeof questions)[number]): boolean => {
        const isWords = question.type === 'text' || question.type === 'long_text'
        return effects.length > 0 || isWords || openedBy(question.id).some(isRead)
      }
      return questions.filter((each) => !isRead(each)).map(({ question }) => `${line} ${id} ${question.id}`)
    }),
  )
  expect(unread.toSorted()).toEqual(describedQuestions)
})
