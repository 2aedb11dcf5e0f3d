import { cleanText } from '@coverwright/core/input/clean-text'
import { asciiEmail } from '@coverwright/core/validation/rules/identity/is-email'

/** One spelling of an address: what people type differs in case, in spaces around it and in how a domain is written. */
export const emailKey = (email: string): string => asciiEmail(cleanText(email).toLowerCase())
