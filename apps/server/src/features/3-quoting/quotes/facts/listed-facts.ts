import type { Site } from '@coverwright/catalogue/sites/site'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'

type SiteLists = Pick<Site, 'subindustryLists'>

/** The site leaves businesses of this kind to an advisor: no insurer is asked online. */
export const isAdvisorOnly = ({ subindustryLists = {} }: SiteLists, facts: Answers): boolean =>
  isListed(subindustryLists.advisorOnly, facts)

/** No recommendations for businesses of this class: the site says so, or no carrier would quote it online. */
export const isLeftAlone = (site: SiteLists, facts: Answers): boolean =>
  isListed(site.subindustryLists?.withoutRecommendations, facts) || isAdvisorOnly(site, facts)

const isListed = (list: readonly string[] | undefined, { subindustry_uuid }: Answers): boolean =>
  typeof subindustry_uuid === 'string' && (list ?? []).includes(subindustry_uuid)

/** Insurers' appetite at a site that leaves some businesses to advisors. Source: seed section 9. */
export const listedFacts = (facts: Answers, site: SiteLists): Answers =>
  isAdvisorOnly(site, facts) ? { ...facts, appetite: nobodys(facts.appetite), appetite_codes: {} } : facts

const nobodys = (appetite: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isRecord(appetite) ? appetite : {}).map(([line, carriers]) => [
      line,
      Object.fromEntries(Object.keys(isRecord(carriers) ? carriers : {}).map((carrier) => [carrier, 'out'])),
    ]),
  )
