import { carriersOf, type OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { countryOf } from '@coverwright/catalogue/countries/countries'
import type { Country } from '@coverwright/catalogue/countries/country'
import { recommendationPath, takenUp } from '@coverwright/catalogue/lines/insures'
import type { RecommendedCoverage } from '@coverwright/catalogue/recommendations/recommended'
import { recommendedCoverages } from '@coverwright/catalogue/recommendations/recommended'
import { selectableTypes } from '@coverwright/catalogue/sites/selectable-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import { isLeftAlone } from './listed-facts.ts'

/** The names of these facts at the top of a quote; no client can write one. */
export const recommendationFactNames = ['recommended_coverages', 'cross_sells'] as const

/** A renewal gets no recommendations: it renews what was bought. */
export const nothingRecommended = { recommended_coverages: [], cross_sells: [] } as const

/** The recommendations for this business at this site, and which were accepted. Never stored, like all facts. */
export function recommendationFacts(
  answers: Answers,
  facts: Answers,
  site: Site,
  today: CalendarDate,
): Record<(typeof recommendationFactNames)[number], readonly RecommendedCoverage[]> {
  if (isLeftAlone(site, facts)) return nothingRecommended
  const country = countryOf(site.country)
  const recommended_coverages = recommendedCoverages({
    crossSells: country?.crossSells ?? [],
    answers,
    facts,
    today,
    switches: site.switches,
    offered: typesOf(site),
    isLikely: (line) =>
      (country ? carriersIn(country)(line) : []).some(
        ({ carrier, line: own }) =>
          site.switches[own.switch] === true && isWanted(readAnswer(facts, `appetite.${line}.${carrier.id}`)),
      ),
  })
  return { recommended_coverages, cross_sells: recommended_coverages.filter((each) => isTakenUp(each, answers)) }
}

const typesOf = memoizeByIdentity(selectableTypes)

/** The insurers of each line of a country. */
const carriersIn = memoizeByIdentity(({ carriers }: Country) => {
  const cache = new Map<string, readonly OfferedLine[]>()
  return (line: string): readonly OfferedLine[] => {
    const carriersOfLine = cache.get(line) ?? carriersOf(line, carriers)
    cache.set(line, carriersOfLine)
    return carriersOfLine
  }
})

const isWanted = (outlook: unknown): boolean => outlook === 'in' || outlook === 'refer'

const isTakenUp = ({ line }: RecommendedCoverage, answers: Answers): boolean =>
  takenUp.some((choice) => choice === readAnswer(answers, recommendationPath(line)))
