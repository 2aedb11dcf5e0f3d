import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import type { Country } from '../../countries/country.ts'
import { addedPages } from '../added-pages.ts'
import type { Site } from '../site.ts'
import type { SiteFlow } from '../site-flow.ts'
import { baseFlow, siteFlow } from '../site-flow.ts'
import type { Readable } from './condition-faults.ts'
import type { Fault } from './fault.ts'
import { fault, placeOf } from './fault.ts'
import { mappingFaults } from './mapping-faults.ts'
import { questionFaults } from './question-faults.ts'

const setEnding = '.uw_questions'

/** The faults of the pages a site adds, of their placement, and of the resulting flow. */
export function flowFaults(site: Partial<Site>, country: Country): readonly Fault[] {
  const { stepsFlowMapping = [], dynamicQuestions = {}, customFlow, prefixPath } = site
  const own = {
    stepsFlowMapping,
    dynamicQuestions,
    ...(customFlow === undefined ? {} : { customFlow }),
  }
  const { flow, faults, lint } = siteFlow(own, country)
  const product = Object.keys(country.dynamicFlows)
  const readable = readableIn(flow, Object.values(addedPages(own)))
  const single = [
    ...prefixFaults(prefixPath, flow),
    ...questionFaults(dynamicQuestions, product, readable),
    ...unplacedFaults(dynamicQuestions, stepsFlowMapping),
    ...mappingFaults(stepsFlowMapping, {
      flows: [...product, ...Object.keys(dynamicQuestions)],
      sections: [...new Set(baseFlow(own, country).nodes.map(({ id }) => id))],
      readable,
    }),
  ]
  // Faults of the whole follow from those of a part.
  if (single.length) return single
  const ownFaults = faults.map(({ entry, reason }) => {
    const position = stepsFlowMapping.findIndex(({ id }) => id === entry)
    return fault(`stepsFlowMapping[${position}]`, reason)
  })
  if (ownFaults.length) return ownFaults
  // A step in two places has its faults twice.
  return [...new Set(lint())].map((sentence) => fault('stepsFlowMapping', sentence))
}

/** Pages that nothing places would never be shown, without notice. */
function unplacedFaults(
  dynamicQuestions: NonNullable<Site['dynamicQuestions']>,
  mapping: Site['stepsFlowMapping'],
): readonly Fault[] {
  const placedIds = new Set(mapping.flatMap(({ id, next_steps = [] }) => [id, ...next_steps.map((next) => next.id)]))
  return Object.keys(dynamicQuestions)
    .filter((id) => !placedIds.has(id))
    .map((id) =>
      fault(
        placeOf('dynamicQuestions', id),
        `is placed nowhere: add { "id": "${id}", "group": "start" } to stepsFlowMapping, with the section you want`,
      ),
    )
}

/** Addresses that every site has besides its flow's. */
const ownPaths =
  'api assets site-files healthz readyz quotes applications review roles accounts account renewals sign-in outbox'

/** A prefix equal to the beginning of a page's address would hide the page from the site at the root of its host. */
function prefixFaults(prefixPath: string | undefined, { slots }: SiteFlow['flow']): readonly Fault[] {
  const [, first = ''] = prefixPath?.split('/') ?? []
  const takenPrefixes = new Set(slots.flatMap(({ patterns }) => patterns.map((pattern) => pattern.split('/')[1])))
  if (first === '' || !(takenPrefixes.has(first) || ownPaths.split(' ').includes(first))) return []
  return [
    fault('prefixPath', `is ${JSON.stringify(prefixPath)}, but /${first} is the address of a page: choose another`),
  ]
}

/** What the flow asks and knows; a site's pages count even if a fault kept them from being placed. */
function readableIn({ owned, baseFacts }: SiteFlow['flow'], addedFlows: readonly DynamicFlow[]): Readable {
  const askedPaths = addedFlows.flatMap(({ pages }) => pages.flatMap(({ form }) => form.fields.map(({ path }) => path)))
  const answers: ReadonlySet<AnswerPath> = new Set([...owned, ...baseFacts, ...askedPaths])
  const sets = [...owned].filter((path) => path.endsWith(setEnding)).map((path) => path.slice(0, -setEnding.length))
  return { answers, sets }
}
