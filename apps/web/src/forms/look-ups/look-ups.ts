import type { MessageParams } from '@coverwright/core/text/text'
import { decodeVin, findExecutivePayrolls, findMotorCarriers } from '../../api/resources/reference.ts'

/** What a look-up goes by, by the names that it has for it. */
export type GivenAnswers = Readonly<Record<string, string>>

export type Finding = {
  /** Names what is said of it, `lookup.{look-up}.{says}`; undefined where there is nothing to say. */
  readonly says?: string
  readonly params?: MessageParams
  /** What is known, part by part: one value, or those that it may be. */
  readonly parts: Readonly<Record<string, readonly (string | number)[]>>
}

type Manner = {
  readonly locale: string
  readonly currency: string
  readonly regionName: (code: string) => string
}
type LookUp = (given: GivenAnswers, manner: Manner, signal: AbortSignal) => Promise<Finding>

/** Said once the field is left: who types on may still come to something that is known. */
export const nothingFound = 'none'

const none: Finding = { says: nothingFound, parts: {} }

const readVin: LookUp = async ({ vin = '' }, { locale }, signal) => {
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

/** What the server takes for a USDOT number. */
const usdotNumber = /^0*[1-9]\d{0,7}$/

const findMotorCarrier: LookUp = async ({ usdot = '' }, _manner, signal) => {
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
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  return {
    says: row.sample ? 'sample' : 'found',
    params: {
      state: regionName(state),
      year: row.effective_from.slice(0, 4),
      least: money.format(row.officer_min),
      most: money.format(row.officer_max),
      owner: money.format(row.sole_proprietor),
    },
    parts: {},
  }
}

/** Every look-up, by the name that fields declare. */
const lookUps: ReadonlyMap<string, LookUp> = new Map([
  ['vin', readVin],
  ['motor-carrier', findMotorCarrier],
  ['executive-payroll', findExecutivePayroll],
])

/** The names of all look-ups. Exported for the test that fields declare no other. */
export const lookUpNames: readonly string[] = [...lookUps.keys()]

/** Asks the look-up of this name; one that is not known finds nothing. */
export const lookUp = async (from: string, ...asked: Parameters<LookUp>): Promise<Finding> =>
  (await lookUps.get(from)?.(...asked)) ?? { parts: {} }
