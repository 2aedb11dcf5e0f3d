import { cleanText } from '@coverwright/core/input/clean-text'
import { asciiEmail } from '@coverwright/core/validation/rules/identity/is-email'

/** One spelling of an address: typed ones differ in case, in surrounding spaces and in how a domain is written. */
export const emailKey = (email: string): string => asciiEmail(cleanText(email).toLowerCase())
