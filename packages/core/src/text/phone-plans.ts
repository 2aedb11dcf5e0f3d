import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A text read as a phone number. */
export type PhoneRead = {
  /** E.164: `+33612345678`. */
  readonly number: string
  readonly extension?: string | undefined
  /** Whether the numbering plan of its country has such a number. */
  readonly exists: boolean
}

/** Reads phone numbers by the numbering plans of all countries. */
export type PhonePlans = {
  /** The number that a text means, as dialled in that country; undefined for other text. */
  readonly read: (text: string, country: string) => PhoneRead | undefined
  /** False in a browser that has not fetched them. */
  readonly areLoaded: () => boolean
  readonly load: () => Promise<void>
}

/** They are large: in a browser, `phone-plans.browser.ts` takes their place by the condition in `package.json`. */
export const phonePlans: PhonePlans = {
  read: (text, country) => {
    if (!isSupportedCountry(country)) return undefined
    const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
    return number && { number: number.number, extension: number.ext, exists: number.isValid() }
  },
  areLoaded: () => true,
  load: async () => undefined,
}
