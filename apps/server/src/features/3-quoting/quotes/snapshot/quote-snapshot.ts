import type { Country } from '@coverwright/catalogue/countries/country'
import { isFlowType } from '@coverwright/catalogue/renewals/flow-types'
import { atStandingPlace } from '@coverwright/catalogue/renewals/standing-place'
import { selectableTypes } from '@coverwright/catalogue/sites/selectable-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import { viewerSwitches } from '@coverwright/catalogue/sites/switches'
import type { AgencyReply } from '@coverwright/contract/people'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Selectable } from 'kysely'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import { optionList } from '../../../1-foundation/reference/option-lists.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { ServedSite, Sites } from '../../../1-foundation/site/served-site.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import { isAgent, worksForClients } from '../../../2-identity/roles/roles.ts'
import type { Staff } from '../../../2-identity/users/staff.ts'
import { upgradeAnswers } from '../events/document-version.ts'
import { resolveFacts } from '../facts/facts.ts'
import { withLicenses } from '../facts/license-facts.ts'
import { listedFacts } from '../facts/listed-facts.ts'
import { nothingRecommended, recommendationFacts } from '../facts/recommendation-facts.ts'
import { renewalFacts } from '../facts/renewal-facts.ts'
import { siteFacts } from '../facts/site-facts.ts'
import type { QuotesTable } from '../quotes.tables.ts'
import { decryptAnswers, sensitiveOf } from './sensitive-answers.ts'

export type QuoteRow = Selectable<QuotesTable>

/** A stored quote with its answers decrypted and everything that follows from them. */
export type QuoteSnapshot = {
  readonly row: QuoteRow
  readonly served: ServedSite
  /** The flow: the application's, or that of a kind of renewal. */
  readonly flow: CompiledFlow
  readonly answers: Answers
  /** In a renewal: last year's answers, as of the end of that year. */
  readonly expiring: Answers | undefined
  readonly facts: Answers
  readonly context: FlowContext
  readonly flowState: FlowState
  /** The agency whose agents work on it. */
  readonly agency?: AgencyReply
  /** The email address of its agent: the agency's, or else that of the person the desk assigned it to. */
  readonly agentEmail?: string
  /** The viewer; undefined for a job. */
  readonly viewer: Viewer
}

/** What the flow may know about the viewer. Source: requirements X18. */
export type Viewer = Pick<Actor, 'role'> | undefined

export type QuoteReader = ReturnType<typeof createQuoteReader>

type SnapshotSource = Pick<QuoteSnapshot, 'row' | 'served' | 'answers' | 'viewer' | 'expiring'>
type Dependencies = {
  sites: Sites
  reference: ReferenceLookup
  encryptor: Encryptor
  staff?: Pick<Staff, 'agency' | 'licensesOf' | 'roleOf'>
}

export const createQuoteReader = ({ sites, reference, encryptor, staff }: Dependencies) => {
  const contextOf = ({ row, served, answers, viewer, expiring }: SnapshotSource, now: Date): FlowContext => {
    const today = served.today(now)
    // A renewal in the application's own flow asks for everything again, so last year's answers do not count beside it.
    const carriedAnswers = row.flow_type === 'main' ? undefined : expiring
    const answersInPlace = carriedAnswers ? atStandingPlace(answers, carriedAnswers) : answers
    const { country, site } = served
    const ofAgency = staff?.licensesOf(row.agency_id, row.agent_email, country.code) ?? []
    const lookedUpFacts = withLicenses(resolveFacts(answersInPlace, reference, today, country), {
      served,
      ofAgency,
      today,
    })
    const businessFacts = listedFacts(lookedUpFacts, site)
    const facts = {
      ...businessFacts,
      ...(carriedAnswers || !expiring ? {} : nothingRecommended),
      ...(expiring
        ? renewalFacts(answers, expiring)
        : recommendationFacts(answersInPlace, businessFacts, served.site, today)),
      ...siteFacts(businessFacts, served.site),
    }
    return {
      answers,
      ...(carriedAnswers ? { carried: carriedAnswers } : {}),
      facts,
      sets: row.question_sets,
      switches: { ...served.switches, ...viewerSwitches({ agent: worksForClients(viewer?.role ?? 'visitor') }) },
      today,
      optionsOf: optionsFor(served, row.answers, facts),
      maxStep: row.max_step,
    }
  }

  const assignedAgent = ({ owner_email }: QuoteRow): string | undefined =>
    owner_email !== null && staff && isAgent(staff.roleOf(owner_email).role) ? owner_email : undefined

  const snapshotAt = (source: SnapshotSource, now: Date): QuoteSnapshot => {
    const { row, served, answers, viewer, expiring } = source
    const flow = flowOf(row, served)
    const context = contextOf(source, now)
    const agency = staff?.agency(row.agency_id, row.agent_email)
    const agentEmail = agency?.email ?? assignedAgent(row)
    return {
      ...{ row, served, answers, viewer, expiring },
      ...(agency ? { agency } : {}),
      ...(agentEmail ? { agentEmail } : {}),
      flow,
      facts: context.facts,
      context,
      flowState: evaluateFlow(flow, context),
    }
  }

  return {
    open(row: QuoteRow, now: Date, viewer?: Viewer): QuoteSnapshot {
      const servedSite = sites.byId(row.site)
      if (!servedSite) throw new Error(`The site ${row.site} of a quote is no longer configured`)
      const storedAnswers = upgradeAnswers(row.answers, row.schema_version)
      const readable = (answers: Answers) => decryptAnswers(answers, sensitiveOf(servedSite), encryptor, row.id)
      const expiring = row.carried === null ? undefined : readable(row.carried)
      return snapshotAt({ row, served: servedSite, viewer, answers: readable(storedAnswers), expiring }, now)
    },

    /** A quote whose row was stored with the answers of this snapshot, so that nothing is derived again. */
    stored(quote: QuoteSnapshot, row: QuoteRow, now: Date): QuoteSnapshot {
      // The options depend on the types that are stored as picked.
      if (!sameAnswer(row.answers.insurance_types, quote.row.answers.insurance_types))
        return snapshotAt({ ...quote, row }, now)
      const optionsOf = optionsFor(quote.served, row.answers, quote.facts)
      return {
        ...quote,
        row,
        context: { ...quote.context, optionsOf, maxStep: row.max_step },
        flowState: { ...quote.flowState, maxStep: row.max_step },
      }
    },

    /** The same quote with other answers, and the facts that follow from them. */
    withAnswers: (quote: QuoteSnapshot, answers: Answers, now: Date): QuoteSnapshot =>
      snapshotAt({ ...quote, answers }, now),
  }
}

function flowOf({ flow_type }: QuoteRow, { flows, site }: ServedSite): CompiledFlow {
  const flow = isFlowType(flow_type) ? flows[flow_type] : undefined
  if (!flow) throw new Error(`The site ${site.id} has no flow ${flow_type}`)
  return flow
}

const namesIn = (list: unknown, key: string): readonly string[] =>
  (Array.isArray(list) ? list : []).flatMap((each) => (isRecord(each) ? [String(each[key])] : []))

/** The ids of a reference list that is the same for every quote. */
const idsOf = memoizeByIdentity((list: ReadonlyMap<string, string>) => new Set(list.keys()))

/** What is the same for every quote of a country. */
const choicesIn = memoizeByIdentity(({ opening, regions }: Country) => ({
  legalForms: new Set(opening.legalForms.map(({ id }) => id)),
  regions: new Set(regions.map(({ code }) => code)),
}))

/** The types among the answers, by uuid. */
export const pickedUuids = (answers: Answers): readonly string[] =>
  namesIn(readAnswer(answers, 'insurance_types'), 'uuid')

const selectableUuids = memoizeByIdentity((site: Site) => selectableTypes(site).map(({ uuid }) => uuid))

type OptionsOf = NonNullable<FlowContext['optionsOf']>

/** What may be chosen, from each list: worked out when a field asks for it. */
function optionsFor({ site, country }: ServedSite, storedAnswers: Answers, facts: Answers): OptionsOf {
  const choices: OptionsOf = (source) => {
    switch (source) {
      case 'business-type':
        return choicesIn(country).legalForms
      case 'state':
        return choicesIn(country).regions
      case 'sub-class-codes':
        return new Set(namesIn(readAnswer(facts, 'sub_class_codes'), 'ref'))
      case 'employee-classifications':
        return new Set(namesIn(readAnswer(facts, 'employee_classifications'), 'value'))
      case 'insurance-type':
        // One that is no longer offered stays valid on a quote that has it (decision 39).
        return new Set([...selectableUuids(site), ...pickedUuids(storedAnswers)])
      default: {
        const list = optionList(source)
        return list && idsOf(list)
      }
    }
  }
  const cache = new Map<string, ReturnType<OptionsOf>>()
  return (source) => {
    if (!cache.has(source)) cache.set(source, choices(source))
    return cache.get(source)
  }
}
