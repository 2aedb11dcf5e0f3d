import { appetiteFor, lesserOutlook } from '@coverwright/catalogue/carriers/appetite'
import type { ClassFacts, Outlook } from '@coverwright/catalogue/carriers/carrier'
import type { Country } from '@coverwright/catalogue/countries/country'
import { lineStates, stateFactOf } from '@coverwright/catalogue/lines/line-state'
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { Answers } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import { carrierFacts, type OtherClass } from './business-classes.ts'

/** By line and insurer. */
type Appetites = Readonly<Record<string, Readonly<Record<string, Outlook>>>>

type KnownAppetites = { readonly appetite: Appetites; readonly appetite_codes: Readonly<Record<string, string>> }

/** What appetite depends on besides the class of business. */
type About = {
  readonly answers: Answers
  /** Where the business is. */
  readonly state: string
  readonly today: CalendarDate
  readonly country: Country
}

/**
 * The insurers whose appetite includes the business, and their codes for it. The appetite must include all kinds of its
 * work; the code is that of the main class.
 */
export function wantedByAll(businessClass: BusinessClass, others: readonly OtherClass[], about: About): KnownAppetites {
  const main = appetitesOf(businessClass, about)
  const all = others.map((other) => appetitesOf(other.chosen, about).appetite)
  return all.length === 0 ? main : { ...main, appetite: all.reduce(lesserOf, main.appetite) }
}

/** Cached appetites of each country and class. */
const knownAppetites = memoizeByIdentity((_country: Country) =>
  memoizeByIdentity((_chosen: BusinessClass) => new Map<string, KnownAppetites>()),
)
/** Days and states of one class; the next day brings others. */
const mostKnown = 100

function appetitesOf(businessClass: BusinessClass, { answers, state, today, country }: About): KnownAppetites {
  const states: Answers = { state, ...lineStates(answers, state) }
  const byLine = knownAppetites(country)(businessClass)
  const key = `${today} ${JSON.stringify(states)}`
  const appetite = byLine.get(key) ?? appetites(carrierFacts(businessClass), states, today, country)
  if (byLine.size >= mostKnown) byLine.clear()
  byLine.set(key, appetite)
  return appetite
}

function appetites(facts: ClassFacts, states: Answers, today: CalendarDate, { carriers }: Country): KnownAppetites {
  const appetite: Record<string, Record<string, Outlook>> = {}
  const codes: Record<string, string> = {}
  for (const carrier of carriers) {
    for (const line of carrier.lines) {
      const { outlook, code } = appetiteFor(line, facts, String(states[stateFactOf(line.line)]), today)
      appetite[line.line] = { ...appetite[line.line], [carrier.id]: outlook }
      if (code !== undefined) codes[line.codeName] = code
    }
  }
  return { appetite, appetite_codes: codes }
}

const lesserOf = (one: Appetites, other: Appetites): Appetites =>
  mapValues(one, (carriers, line) =>
    mapValues(carriers, (outlook, carrier) => lesserOutlook(outlook, other[line]?.[carrier] ?? 'out')),
  )

const mapValues = <From, To>(from: Readonly<Record<string, From>>, to: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value, name)]))
