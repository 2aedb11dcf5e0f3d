import type { ShownFraudStatement } from '@coverwright/catalogue/reference/fraud-statements'
import type { StatementWanted } from '@coverwright/catalogue/signing/statements-to-sign'
import type { ClassCodeHit } from '@coverwright/contract/reference'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

/** Nobody waits for a look-up: it fails at once, and is repeated when the connection is back. */
export const lookUpOptions = { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'offlineFirst' } as const

const mostClasses = 6
/** The server's maximum. */
const longestSearch = 100

/** Classes of business found by words for them; none for no words. */
export const classSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['class-search', text],
    queryFn: async ({ signal }): Promise<readonly ClassCodeHit[]> => {
      const query = { search: text.slice(0, longestSearch), limit: mostClasses }
      return text === '' ? [] : await dataOf(api.GET('/class-codes', { params: { query }, signal }))
    },
    ...lookUpOptions,
  })

/** The place of a ZIP code: the name that the post prefers first, and more than one state where it crosses a border. */
export type ZipPlace = {
  readonly cities: readonly string[]
  readonly states: readonly string[]
  readonly latitude?: number
  readonly longitude?: number
}

/**
 * The place of a code of five digits; null where no city is known for it.
 * @param isMailing a letter may go where no business stands, such as to military post
 */
export const zipPlaceQuery = (zip: string, isMailing: boolean) =>
  queryOptions({
    queryKey: ['zip-place', zip, isMailing],
    queryFn: async ({ signal }): Promise<ZipPlace | null> => {
      const path = isMailing ? '/city/mailing' : '/city'
      const [place] = await dataOf(api.GET(path, { params: { query: { zip } }, signal }))
      return place?.cities.length ? place : null
    },
    ...lookUpOptions,
  })

const referenceLists = [
  'event-types',
  'healthcare-firm-types',
  'healthcare-professions-individuals-types',
  'practice-area',
] as const
/** Lists of choices that the server keeps, each at the call of the same name. */
export type ReferenceList = (typeof referenceLists)[number]

/** The list of this name, if there is one. */
export const referenceListOf = (source: string): ReferenceList | undefined =>
  referenceLists.find((list) => list === source)

export const referenceListQuery = (list: ReferenceList) =>
  queryOptions({
    queryKey: ['reference-list', list],
    queryFn: ({ signal }): Promise<readonly { readonly id: string; readonly name: string }[]> =>
      dataOf(api.GET(`/${list}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // The choices are read from the cache, where nothing observes them.
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The fraud statement of a state, or the general one. */
export const fraudStatementQuery = ({ state, kind }: StatementWanted) =>
  queryOptions({
    queryKey: ['fraud-statement', state, kind],
    queryFn: ({ signal }): Promise<ShownFraudStatement> => {
      const query = { kind, ...(state === undefined ? {} : { state }) }
      return dataOf(api.GET('/fraud-statements', { params: { query }, signal }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The general statement is used meanwhile; nobody should wait long for others.
    retry: (count, error) => error instanceof ApiProblem && error.isTransient && count < 1,
  })

type VehicleSearch = { readonly search: string; readonly limit: number; readonly make?: string }

/** Models of vehicles by their names, of one make where it is given. */
export const searchVehicles = (query: VehicleSearch, signal: AbortSignal) =>
  dataOf(api.GET('/vehicles', { params: { query }, signal }))

/** Make and model years that a vehicle identification number stands for. */
export const decodeVin = (vin: string, signal: AbortSignal) =>
  dataOf(api.GET('/vehicles/vin/{vin}', { params: { path: { vin } }, signal }))

/** Motor carriers with this USDOT number: one or none. */
export const findMotorCarriers = (usdot: string, signal: AbortSignal) =>
  dataOf(api.GET('/dot', { params: { query: { usdot } }, signal }))

/** The payroll of executives that a state counts, or that it is unknown: one row, none outside the United States. */
export const findExecutivePayrolls = (state: string, signal: AbortSignal) =>
  dataOf(api.GET('/executive-payrolls', { params: { query: { state } }, signal }))
