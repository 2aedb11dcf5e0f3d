import type { Site } from '@coverwright/catalogue/sites/site'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'

type Listing = Pick<Site, 'subindustryLists'>

/** The site has an advisor place businesses of this kind: no insurer is asked online. */
export const isAdvisorOnly = ({ subindustryLists = {} }: Listing, facts: Answers): boolean =>
  isListed(subindustryLists.advisorOnly, facts)

const isListed = (list: readonly string[] | undefined, { subindustry_uuid }: Answers): boolean =>
  typeof subindustry_uuid === 'string' && (list ?? []).includes(subindustry_uuid)

/** What is otherwise for businesses in the lists of subindustries that a site keeps. Source: seed section 9. */
export const listedFacts = (facts: Answers, site: Listing): Answers => ({
  ...(isListed(site.subindustryLists?.withoutRecommendations, facts)
    ? { recommended_coverages: [], cross_sells: [] }
    : {}),
  ...(isAdvisorOnly(site, facts) ? { appetite: nobodys(facts.appetite), appetite_codes: {} } : {}),
})

const nobodys = (appetite: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isRecord(appetite) ? appetite : {}).map(([line, insurers]) => [
      line,
      Object.fromEntries(Object.keys(isRecord(insurers) ? insurers : {}).map((insurer) => [insurer, 'out'])),
    ]),
  )
