import { businessTypes } from '@coverwright/catalogue/reference/business-types'
import { states } from '@coverwright/catalogue/reference/states'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { FlowContext } from '@coverwright/core/flow/context'
import type { Trail } from '@coverwright/core/flow/trail'
import { deriveTrail } from '@coverwright/core/flow/trail'
import type { Selectable } from 'kysely'
import { recommendationFacts } from '../recommendations/recommendation-facts.ts'
import { optionList } from '../reference/option-lists.ts'
import { selectableTypes } from '../site/selectable-types.ts'
import type { ServedSite, Sites } from '../site/served-site.ts'
import { upgraded } from './document-version.ts'
import { type ReferenceLookup, resolveFacts } from './facts.ts'
import type { QuotesTable } from './quotes.tables.ts'
import type { Sealer } from './sealer.ts'
import { openAnswers, sensitivePaths } from './sensitive-answers.ts'

export type QuoteRow = Selectable<QuotesTable>

/** A stored quote with its answers unsealed and everything that follows from them. */
export type OpenedQuote = {
  readonly row: QuoteRow
  readonly served: ServedSite
  readonly answers: Answers
  readonly facts: Answers
  readonly context: FlowContext
  readonly trail: Trail
}

export type QuoteReader = ReturnType<typeof createQuoteReader>

type Dependencies = { sites: Sites; reference: ReferenceLookup; sealer: Sealer }

export const createQuoteReader = ({ sites, reference, sealer }: Dependencies) => {
  const contextOf = (row: QuoteRow, served: ServedSite, answers: Answers, now: Date): FlowContext => {
    const today = served.today(now)
    const known = resolveFacts(answers, reference, today)
    const facts = { ...known, ...recommendationFacts(answers, known, served.site, today) }
    return {
      answers,
      facts,
      sets: row.question_sets,
      switches: served.site.switches,
      today,
      optionsOf: optionsFor(served, row.answers, facts),
      maxStep: row.max_step,
    }
  }

  return {
    open(row: QuoteRow, now: Date): OpenedQuote {
      const served = sites.byId(row.site)
      if (!served) throw new Error(`The site ${row.site} of a quote is no longer configured`)
      const stored = upgraded(row.answers, row.schema_version)
      const answers = openAnswers(stored, sensitivePaths(served.flow), sealer, row.id)
      const context = contextOf(row, served, answers, now)
      return { row, served, answers, facts: context.facts, context, trail: deriveTrail(served.flow, context) }
    },

    /** The same quote with other answers, facts looked up anew. */
    withAnswers({ row, served }: OpenedQuote, answers: Answers, now: Date): OpenedQuote {
      const context = contextOf(row, served, answers, now)
      return { row, served, answers, facts: context.facts, context, trail: deriveTrail(served.flow, context) }
    },
  }
}

const businessTypeIds = new Set<string>(businessTypes.map(({ id }) => id))
const stateCodes = new Set(states.map(({ code }) => code))

const named = (list: unknown, key: string): readonly string[] =>
  (Array.isArray(list) ? list : []).flatMap((each) => (isRecord(each) ? [String(each[key])] : []))

/** The ids of a reference list that is the same for every quote. */
function allowedIn(source: string): ReadonlySet<string> | undefined {
  const list = optionList(source)
  return list && new Set(list.keys())
}

function optionsFor({ site }: ServedSite, stored: Answers, facts: Answers): NonNullable<FlowContext['optionsOf']> {
  return (source) => {
    switch (source) {
      case 'business-type':
        return businessTypeIds
      case 'state':
        return stateCodes
      case 'sub-class-codes':
        return new Set(named(readAnswer(facts, 'sub_class_codes'), 'ref'))
      case 'employee-classifications':
        return new Set(named(readAnswer(facts, 'employee_classifications'), 'value'))
      case 'insurance-type':
        // A type that is no longer offered stays good on the quote that has it.
        return new Set([
          ...selectableTypes(site).map(({ uuid }) => uuid),
          ...named(readAnswer(stored, 'insurance_types'), 'uuid'),
        ])
      default:
        return allowedIn(source)
    }
  }
}
