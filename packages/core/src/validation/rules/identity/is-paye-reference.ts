import { matches } from '../text/matches.ts'

/**
 * The reference under which an employer in the United Kingdom pays its staff's tax: the tax office's three digits, a
 * slash and up to ten letters and digits, as in 123/AB456. Insurers report it to the Employers’ Liability Tracing
 * Office.
 */
export const isPayeReference = matches(/^(?!000)\d{3}\s?\/?\s?[A-Z\d]{1,10}$/i, 'validationError.isPayeReference')
