import { allForms, defaultCountry, formsOf } from '../national/forms-of.ts'
import type { PhonePlan } from '../national/national-forms.ts'

/** Without separators. */
const bareOf = (typed: string): string => typed.replace(/[\s().\-/]/g, '')

/** 00, the prefix of international calls, as a +. */
const fromAbroad = (bare: string): string => bare.replace(/^00/, '+')

/** The national number, without calling code and trunk prefix; undefined when the plan has no such number. */
function digitsOf({ calling, trunk, national, normalise }: PhonePlan, bare: string): string | undefined {
  if (!/^\+?\d+$/.test(bare)) return undefined
  return (
    // As it stands, so that a stored number is read as itself; as dialled from abroad; and with the calling code but
    // without the +, which many people leave out.
    [bare, fromAbroad(bare), `+${bare}`]
      .map((each) => (each.startsWith(`+${calling}`) ? each.slice(calling.length + 1) : each))
      .map((each) => (trunk && each.startsWith(trunk) ? each.slice(trunk.length) : each))
      .map((each) => (normalise ? normalise(each) : each))
      .find((each) => national.test(each))
  )
}

/**
 * A number of the country as it is stored, `+33612345678` or `3125550142`, however it was typed; undefined for any other
 * text.
 */
export function numberWithin(country: string, typed: string): string | undefined {
  const plan = formsOf(country)?.phone
  const digits = plan && digitsOf(plan, bareOf(typed))
  return digits === undefined || plan?.storedWithoutCallingCode ? digits : `+${plan?.calling}${digits}`
}

/** A phone number as it is stored. Other text only loses its separators; its check refuses it. Source: seed section 5. */
export const normalisedPhone = (typed: string, country: string = defaultCountry): string =>
  numberWithin(country, typed) ?? fromAbroad(bareOf(typed))

/** The stored number without its calling code; undefined when it is not of this plan. */
function nationalPart({ calling, national, storedWithoutCallingCode }: PhonePlan, stored: string): string | undefined {
  const start = storedWithoutCallingCode ? '' : `+${calling}`
  const number = stored.startsWith(start) ? stored.slice(start.length) : ''
  return national.test(number) ? number : undefined
}

/**
 * A stored number as it is written in its country; undefined for any other text, which must not become a link. Not in
 * the international form, because a field shows a number the way it accepts it.
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

/** A `tel:` address; undefined for text that is not a phone number. */
export function phoneHref(phone: string): string | undefined {
  const stored = normalisedPhone(phone)
  const plan = allForms.find((each) => nationalPart(each.phone, stored) !== undefined)?.phone
  return plan && `tel:${plan.storedWithoutCallingCode ? `+${plan.calling}` : ''}${stored}`
}
