import titles from '@coverwright/catalogue/reference/naics2022.json' with { type: 'json' }
import { type Fault, fault } from '@coverwright/catalogue/sites/faults/fault'
import { closest } from '@coverwright/catalogue/sites/faults/one-of'
import type { Site } from '@coverwright/catalogue/sites/site'
import { codesBySubindustry } from './subindustry-uuid.ts'

const titleByCode: ReadonlyMap<string, string> = new Map(Object.entries(titles))

/** Entries of a site's lists of subindustries that do not exist. */
export const subindustryFaults = ({
  subindustryLists = {},
}: Pick<Partial<Site>, 'subindustryLists'>): readonly Fault[] =>
  Object.entries(subindustryLists).flatMap(([list, uuids]) =>
    uuids.flatMap((uuid, position) =>
      codesBySubindustry.has(uuid) ? [] : [fault(`subindustryLists.${list}[${position}]`, unknownOf(uuid))],
    ),
  )

/** Codes that a site gives to classes that do not exist. */
export const isoFaults = ({ isoCodes = {} }: Pick<Partial<Site>, 'isoCodes'>): readonly Fault[] =>
  Object.keys(isoCodes).flatMap((naics6) =>
    titleByCode.has(naics6)
      ? []
      : [fault(`isoCodes.${naics6}`, 'is not a NAICS 2022 code: six digits, such as 238320')],
  )

function unknownOf(uuid: string): string {
  const suggestion = closest(uuid, codesBySubindustry.keys())
  const title = suggestion && titleByCode.get(codesBySubindustry.get(suggestion) ?? '')
  const guess = suggestion === undefined ? '' : `; did you mean ${suggestion} (${title})?`
  return `is ${JSON.stringify(uuid)}, which is not a subindustry: take subindustry_uuid from a quote of such a business${guess}`
}
