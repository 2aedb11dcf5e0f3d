import { daysAfter } from '@coverwright/core/rules/calendar'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { countryOf } from '../countries/countries.ts'
import type { Country } from '../countries/country.ts'
import type { Fault } from './faults/fault.ts'
import { fault } from './faults/fault.ts'
import { linesSold } from './lines-sold.ts'
import type { Site } from './site.ts'

/** How many days before a license ends its operator is warned. */
const noticeDays = 60

/** Warnings about a site: a line that can be picked but no carrier offers, and licenses that end. */
export function siteRemarks(site: Site, today: CalendarDate): readonly Fault[] {
  const country = countryOf(site.country)
  if (!country) return []
  return [...licenseRemarks(site, today), ...lineRemarks(site, country)]
}

function licenseRemarks({ licenses }: Site, today: CalendarDate): readonly Fault[] {
  if (licenses.length === 0) {
    return [fault('licenses', 'is empty: nothing is offered where no agency of the staff file is licensed either')]
  }
  const soon = daysAfter(today, noticeDays) ?? today
  return licenses.flatMap(({ number, expires }, position) => {
    if (expires === undefined || expires > soon) return []
    const says = expires < today ? 'ended' : 'ends'
    return [fault(`licenses[${position}].expires`, `${number} ${says} on ${expires}: renew it, or nothing is offered`)]
  })
}

function lineRemarks(site: Site, country: Country): readonly Fault[] {
  return linesSold(site, country).flatMap((line) => {
    const switches = country.carriers.flatMap((carrier) =>
      carrier.lines.flatMap((each) => (each.line === line ? [each.switch] : [])),
    )
    if (switches.length === 0 || switches.some((name) => site.switches[name])) return []
    return [
      fault('switches', `no insurer offers ${line}: turn on ${switches.join(' or ')}, or name other selectableLobs`),
    ]
  })
}
