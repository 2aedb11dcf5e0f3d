import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { Remark, RemarkValues } from '@coverwright/core/model/remark'
import type { View } from '@coverwright/core/rules/rule'
import { business, employeesIn, entriesAt, numberAt, remark } from '../earlier-answers.ts'
import {
  buildingCost,
  contentsInRevenue,
  exposureBands,
  oldestRoof,
  smallestFloor,
  youngestDriver,
} from '../reference/exposure-bands.ts'

// Implausible amounts. Some are real, so an underwriter reviews them.

type Band = { readonly least?: number; readonly most?: number }

const isWithin = ({ least = 0, most = Number.POSITIVE_INFINITY }: Band, value: number): boolean =>
  value >= least && value <= most

const unlikely = (values: Pick<RemarkValues, 'params' | 'money'>): RemarkValues => ({
  ...values,
  differs: true,
  unlikely: true,
})

const heads = ['fulltime_employees', 'parttime_employees'] as const

/** Two part-time employees count as one; the remark is shown at the last of the counts. */
const fullYears = (view: View, parttime: unknown): number =>
  (numberAt(view, 'fulltime_employees') ?? 0) + (typeof parttime === 'number' ? parttime / 2 : 0)

const payOf = (state: unknown, payroll: number | undefined, count: number): RemarkValues | undefined => {
  const band = exposureBands(state)
  if (!(band && payroll && count > 0)) return undefined
  const each = Math.round(payroll / count)
  return isWithin(band.pay, each) ? undefined : unlikely({ money: { each } })
}

const payEach = remark(
  'pay that people can live on',
  ['state', 'annual_payroll', 'fulltime_employees'],
  ['payEach', business],
  (view, parttime) =>
    typeof parttime === 'number'
      ? payOf(view.get('state'), numberAt(view, 'annual_payroll'), fullYears(view, parttime))
      : undefined,
)

/** Of one kind of work in one state. */
export const payOfJob = remark(
  'pay that people in the job can live on',
  ['state', 'full_time', 'part_time'],
  ['payEach', 'section.wc'],
  (view, payroll) =>
    typeof payroll === 'number'
      ? payOf(view.get('state'), payroll, (numberAt(view, 'full_time') ?? 0) + (numberAt(view, 'part_time') ?? 0) / 2)
      : undefined,
)

const revenueEach = remark(
  'revenue that so many people can earn',
  ['state', 'annual_revenue', 'fulltime_employees'],
  ['revenueEach', business],
  (view, parttime) => {
    const [band, revenue] = [exposureBands(view.get('state')), numberAt(view, 'annual_revenue')]
    if (!band || revenue === undefined || typeof parttime !== 'number') return undefined
    // An owner works too, and is not counted among the employees.
    const each = Math.round(revenue / (1 + fullYears(view, parttime)))
    return isWithin(band.revenue, each) ? undefined : unlikely({ money: { each } })
  },
)

/** A business of some years that pays far more than it earns; a young one may live on its founders' money. */
export const payAboveRevenue = remark(
  'a payroll that the revenue can pay',
  ['annual_revenue', 'years_business_started'],
  ['payAboveRevenue', business],
  (view, payroll) => {
    const [sum, revenue] = [typeof payroll === 'number' ? payroll : 0, numberAt(view, 'annual_revenue')]
    const began = numberAt(view, 'years_business_started')
    const isYoung = began === undefined || Number(view.today.slice(0, 4)) - began < 3
    return revenue === undefined || isYoung || sum <= 1.2 * revenue ? undefined : unlikely({ money: { sum } })
  },
)

/** Shown at the last of revenue, payroll, full-time and part-time employees. */
export const sizeIsLikely: readonly Remark[] = [payEach, revenueEach]

export const subcontractorsAboveRevenue = remark(
  'subcontractors that the revenue can pay',
  ['annual_revenue'],
  ['subcontractorsAboveRevenue', business],
  (view, cost) => {
    const sum = numberAt(view, 'annual_revenue')
    return sum === undefined || typeof cost !== 'number' || cost <= 1.2 * sum ? undefined : unlikely({ money: { sum } })
  },
)

/** More than three vehicles for each person, owners included. */
export const vehiclesForPeople = remark(
  'no more vehicles than people can drive',
  heads,
  ['vehiclesForPeople', business],
  (view, vehicles) => {
    const people = employeesIn(view)
    if (people === undefined || typeof vehicles !== 'number' || vehicles <= 3 * (people + 2)) return undefined
    return unlikely({ params: { people } })
  },
)

/**
 * A building's value, or the cost to rebuild it, for each square foot of `area`.
 * @param only it is the only building there
 */
export const costOfArea = (area: AnswerPath, only: (view: View) => boolean = () => true): Remark =>
  remark('a likely cost of each square foot', [area], ['costOfArea', 'section.locations'], (view, value) => {
    const feet = numberAt(view, area)
    if (!feet || typeof value !== 'number' || value === 0) return undefined
    const each = Math.round(value / feet)
    const { least, most } = buildingCost
    return isWithin(only(view) ? { least, most } : { most }, each) ? undefined : unlikely({ money: { each } })
  })

export const floorOfArea = (area: AnswerPath): Remark =>
  remark('floors that people can stand on', [area], ['floorOfArea', 'section.locations'], (view, stories) => {
    const feet = numberAt(view, area)
    if (!feet || typeof stories !== 'number' || stories < 2) return undefined
    const each = Math.round(feet / stories)
    return each >= smallestFloor ? undefined : unlikely({ params: { each } })
  })

export const ageOfRoof = remark('a roof that still holds', [], ['ageOfRoof', 'section.locations'], (view, year) => {
  // A year with fewer digits is refused by its field.
  const years = typeof year === 'number' && year >= 1000 ? Number(view.today.slice(0, 4)) - year : 0
  return years <= oldestRoof ? undefined : unlikely({ params: { years } })
})

export const contentsOfRevenue = remark(
  'contents that the business can have paid',
  ['annual_revenue'],
  ['contentsOfRevenue', business],
  (view, value) => {
    const sum = numberAt(view, 'annual_revenue')
    if (sum === undefined || typeof value !== 'number' || value <= Math.max(contentsInRevenue * sum, 250_000))
      return undefined
    return unlikely({ money: { sum } })
  },
)

export const licensedAtAge = remark(
  'a license of a grown person',
  ['item.birthdate'],
  ['licensedAtAge', business],
  (view, licensedYear) => {
    const birthYear = Number(String(view.get('item.birthdate') ?? '').slice(0, 4))
    if (!birthYear || typeof licensedYear !== 'number') return undefined
    const age = Number(view.today.slice(0, 4)) - birthYear - licensedYear
    return age >= youngestDriver ? undefined : unlikely({ params: { age: Math.max(0, age) } })
  },
)

/** More than three vehicles with an engine for each driver listed. */
export const driversForVehicles = remark(
  'somebody to drive each vehicle',
  ['vehicles'],
  ['driversForVehicles', 'step.vehicles.label'],
  (view, items) => {
    const vehicles = entriesAt(view.get('vehicles')).filter((each) => isRecord(each) && each.body !== 'trailer').length
    const drivers = entriesAt(items).length
    return drivers === 0 || vehicles <= 3 * drivers ? undefined : unlikely({ params: { vehicles, drivers } })
  },
)
