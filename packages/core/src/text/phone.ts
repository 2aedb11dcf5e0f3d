import { allForms, defaultCountry, formsOf } from '../national/forms-of.ts'
import type { PhonePlan } from '../national/national-forms.ts'

/** Without what people put between the digits. */
const bareOf = (typed: string): string => typed.replace(/[\s().\-/]/g, '')

/** With a + where the number begins as one dialled from abroad does. */
const fromAbroad = (bare: string): string => bare.replace(/^00/, '+')

/** The number as its country's plan has it; undefined for any other. */
function digitsOf({ calling, trunk, national, normalise }: PhonePlan, bare: string): string | undefined {
  if (!/^\+?\d+$/.test(bare)) return undefined
  return (
    // The number as it stands, so that what is stored is read as itself; as one dialled from abroad; and, since many
    // leave the + out, as one that begins with the calling code.
    [bare, fromAbroad(bare), `+${bare}`]
      .map((each) => (each.startsWith(`+${calling}`) ? each.slice(calling.length + 1) : each))
      .map((each) => (trunk && each.startsWith(trunk) ? each.slice(trunk.length) : each))
      .map((each) => (normalise ? normalise(each) : each))
      .find((each) => national.test(each))
  )
}

/**
 * As it is stored, `+33612345678` or `3125550142`, for a number of the country as people type it, there or from abroad;
 * undefined for any other.
 */
export function numberWithin(country: string, typed: string): string | undefined {
  const plan = formsOf(country)?.phone
  const digits = plan && digitsOf(plan, bareOf(typed))
  return digits === undefined || plan?.storedWithoutCallingCode ? digits : `+${plan?.calling}${digits}`
}

/** A phone number as it is stored; what is none of the country's stays, to be refused. Source: seed section 5. */
export const normalisedPhone = (typed: string, country: string = defaultCountry): string =>
  numberWithin(country, typed) ?? fromAbroad(bareOf(typed))

/** The number without its calling code; undefined for what this plan would not store. */
function nationalPart({ calling, national, storedWithoutCallingCode }: PhonePlan, stored: string): string | undefined {
  const start = storedWithoutCallingCode ? '' : `+${calling}`
  const number = stored.startsWith(start) ? stored.slice(start.length) : ''
  return national.test(number) ? number : undefined
}

/**
 * A stored number as it is written in its country, else undefined: no link is made of anything else. Never the
 * international form: who reads a French number here reads a French page, and a field shows again what it takes.
 */
export function displayedPhone(phone: string): string | undefined {
  const stored = normalisedPhone(phone)
  for (const { phone: plan } of allForms) {
    const number = nationalPart(plan, stored)
    const group = number !== undefined && plan.groups.find(([pattern]) => pattern.test(number))
    if (group) return number.replace(group[0], group[1])
  }
  return undefined
}

/** The address of a link that calls; undefined for what is not displayed as a phone. */
export function phoneHref(phone: string): string | undefined {
  const stored = normalisedPhone(phone)
  const plan = allForms.find((each) => nationalPart(each.phone, stored) !== undefined)?.phone
  return plan && `tel:${plan.storedWithoutCallingCode ? `+${plan.calling}` : ''}${stored}`
}
