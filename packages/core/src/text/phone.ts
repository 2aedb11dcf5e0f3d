import { phonePlans } from '#phone-plans'
import { allForms, defaultCountry, formsOf } from '../national/forms-of.ts'
import type { PhoneForms } from '../national/national-forms.ts'

/** Words for an extension in the languages of the sites, where the numbering plans know another one. */
const extensionWord = /\s*[,;]?\s*(?:poste|ramal|interno|int\.?|extensi[oó]n|ext\.?)\s*(\d{1,7})$/i

/** No number is this long, even with an extension and words before it. */
const longest = 60

/** Without separators, and 00, the prefix of international calls, as a +. */
const bareOf = (text: string): string => text.replace(/[\s().\-/]/g, '').replace(/^00(?=[1-9])/, '+')

/** As it is stored where it is dialled: in the United States without its calling code. */
function storedOf(number: string, country: string, extension = ''): string {
  const { calling, storedWithoutCallingCode } = formsOf(country)?.phone ?? {}
  const short = storedWithoutCallingCode && number.startsWith(`+${calling}`)
  return `${short ? number.slice(`+${calling}`.length) : number}${extension && ` x${extension}`}`
}

/** Whether the text has as many digits as a phone number: all that a browser knows without the numbering plans. */
const mayBePhone = (text: string): boolean => /^\+?\d{8,15}(x\d{1,7})?$/.test(bareOf(text))

/**
 * A number as it is stored, however it was typed: `3125550142` in the United States, `+33612345678` elsewhere, either
 * with ` x12` for an extension. Undefined for other text, and for a number that no plan has.
 * @param country where it is dialled; a number of another country begins with its calling code
 */
export function numberWithin(country: string, input: string): string | undefined {
  if (input.length > longest) return undefined
  if (!phonePlans.areLoaded()) return mayBePhone(input) ? input : undefined
  // A copied link begins with its scheme.
  const text = input
    .replace(/^\s*tel:/i, '')
    .replace(extensionWord, ' x$1')
    .trim()
  // Many people write 00 where another prefix goes before calls abroad.
  const number = [text, text.replace(/^00/, '+')]
    .map((each) => phonePlans.read(each, country))
    .find((each) => each?.exists)
  const own = allForms.find(({ phone }) => number?.number.startsWith(`+${phone.calling}`))?.phone
  if (!number || own?.exists?.test(nationalPart(own, number.number)) === false) return undefined
  return storedOf(number.number, country, number.extension)
}

/**
 * A phone number as it is stored. Other text only loses its separators; its check rejects it. Source: seed section 5.
 */
export const normalisedPhone = (text: string, country: string = defaultCountry): string =>
  numberWithin(country, text) ?? bareOf(text)

/** A number without its calling code. */
const nationalPart = ({ calling }: PhoneForms, number: string): string => number.slice(calling.length + 1)

/** A stored number with its calling code, and its extension. */
function partsOf(
  storedPhone: string,
): { readonly number: string; readonly extension?: string | undefined } | undefined {
  const [, digits = '', extension] = /^(\+[1-9]\d{7,14}|\d{10,11})(?:x(\d{1,7}))?$/.exec(bareOf(storedPhone)) ?? []
  if (digits.startsWith('+')) return { number: digits, extension }
  const national = /^1?([2-9]\d{9})$/.exec(digits)?.[1]
  return national === undefined ? undefined : { number: `+1${national}`, extension }
}

/**
 * A stored number as it is written where it is read; undefined for other text, which must not become a link. A number
 * of another country keeps its calling code, as fields accept it.
 * @param country where it is read; without it every number is written as in its own country
 */
export function displayedPhone(phone: string, country?: string): string | undefined {
  const parts = partsOf(phone)
  if (!parts) return undefined
  const { number, extension } = parts
  const display = writtenNumber(number, country)
  return display && `${display}${extension ? ` x${extension}` : ''}`
}

function writtenNumber(number: string, country: string | undefined): string | undefined {
  const plan = allForms.find(({ phone }) => number.startsWith(`+${phone.calling}`))?.phone
  if (!plan || (country !== undefined && plan !== formsOf(country)?.phone)) return number
  const national = nationalPart(plan, number)
  const group = plan.groups.find(([pattern]) => pattern.test(national))
  return group && national.replace(group[0], group[1])
}

/** A number from a file as it is stored, by its shape alone; undefined for text that cannot be shown as a number. */
export function listedPhone(phone: string): string | undefined {
  const parts = displayedPhone(phone) === undefined ? undefined : partsOf(phone)
  return parts && storedOf(parts.number, defaultCountry, parts.extension)
}

/** A `tel:` address; undefined for text that is not a phone number. */
export function phoneHref(phone: string): string | undefined {
  const parts = partsOf(phone)
  if (!parts || displayedPhone(phone) === undefined) return undefined
  return `tel:${parts.number}${parts.extension ? `;ext=${parts.extension}` : ''}`
}

/** Fetches the numbering plans if necessary, before a browser judges a number. */
export const loadPhonePlans = (): Promise<void> => phonePlans.load()
