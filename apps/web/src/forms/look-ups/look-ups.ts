import type { MessageParams } from '@coverwright/core/text/text'
import { queryOptions } from '@tanstack/react-query'
import { decodeVin, findExecutivePayrolls, findMotorCarriers, lookUpOptions } from '../../api/resources/reference.ts'

/** What a look-up reads, by its own names for it. */
export type GivenAnswers = Readonly<Record<string, string>>

export type Finding = {
  /** Names the message about it, `lookup.{look-up}.{says}`; undefined for none. */
  readonly says?: string
  readonly params?: MessageParams
  /** Each part's value, or the values that it may have. */
  readonly parts: Readonly<Record<string, readonly (string | number)[]>>
}

/** How to put a finding into words. */
type Wording = {
  readonly locale: string
  readonly currency: string
  readonly regionName: (code: string) => string
}
type LookUp = (answers: GivenAnswers, manner: Wording, signal: AbortSignal) => Promise<Finding>

/** Shown on blur: a number that is still being typed may yet be found. */
export const nothingFound = 'none'

const none: Finding = { says: nothingFound, parts: {} }

/** What the server accepts as a vehicle's number. Those of before 1981 are shorter, and say neither make nor year. */
const vehicleNumber = /^[\da-hj-npr-z]{17}$/i

const describeVin: LookUp = async ({ vin = '' }, { locale }, signal) => {
  if (!vehicleNumber.test(vin.trim())) return none
  const { make, model_years } = await decodeVin(vin.trim(), signal)
  const years = new Intl.ListFormat(locale, { type: 'disjunction' }).format(model_years.map(String))
  if (make === undefined && years === '') return none
  const says = make === undefined ? 'year' : years === '' ? 'make' : 'found'
  return {
    says,
    params: { ...(make === undefined ? {} : { make }), years },
    parts: { make: make === undefined ? [] : [make], model_year: model_years },
  }
}

/** What the server accepts as a USDOT number. */
const usdotNumber = /^0*[1-9]\d{0,7}$/

const findMotorCarrier: LookUp = async ({ usdot = '' }, _wording, signal) => {
  if (!usdotNumber.test(usdot.trim())) return none
  const [carrier] = await findMotorCarriers(usdot.trim(), signal)
  if (!carrier) return none
  const { legal_name: name, dba, city, state } = carrier
  return dba === undefined
    ? { says: 'found', params: { name, city, state }, parts: {} }
    : { says: 'tradesAs', params: { name, dba, city, state }, parts: {} }
}

const findExecutivePayroll: LookUp = async ({ state = '' }, { locale, currency, regionName }, signal) => {
  const [row] = await findExecutivePayrolls(state, signal)
  if (!row) return { parts: {} }
  const { effective_from, officer_min, officer_max, owner_min, owner_max, source } = row
  const amounts = [officer_min, officer_max, owner_min, owner_max].filter((each) => each !== undefined)
  if (!(row.known && effective_from && source) || amounts.length < 4)
    return { says: 'unknown', params: { state: regionName(state) }, parts: {} }
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  const range = (least = 0, most = 0) => (least === most ? money.format(least) : money.formatRange(least, most))
  return {
    says: row.in_force ? 'found' : 'past',
    params: {
      state: regionName(state),
      year: effective_from.slice(0, 4),
      officer: range(officer_min, officer_max),
      owner: range(owner_min, owner_max),
      source: source.split(/[,:]/, 1)[0] ?? source,
    },
    parts: {},
  }
}

/** Every look-up, by the name that fields declare. */
const lookUps: ReadonlyMap<string, LookUp> = new Map([
  ['vin', describeVin],
  ['motor-carrier', findMotorCarrier],
  ['executive-payroll', findExecutivePayroll],
])

/** The names of all look-ups. Exported for the test that fields declare no other. */
export const lookUpNames: readonly string[] = [...lookUps.keys()]

/**
 * The result of the look-up of this name; none for an unknown one.
 * @param answersText as JSON
 */
export const lookUpQuery = (from: string, answersText: string, wording: Wording) =>
  queryOptions({
    queryKey: ['look-up', from, answersText, wording.locale],
    queryFn: async ({ signal }): Promise<Finding> =>
      (await lookUps.get(from)?.(JSON.parse(answersText), wording, signal)) ?? { parts: {} },
    ...lookUpOptions,
  })
