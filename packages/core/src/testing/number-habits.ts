import type { NumberHabits } from '../input/read-number.ts'

const currencies: ReadonlyMap<string, string> = new Map([
  ['en-GB', 'GBP'],
  ['es-ES', 'EUR'],
  ['es-AR', 'ARS'],
  ['fr-FR', 'EUR'],
  ['pt-PT', 'EUR'],
  ['pt-BR', 'BRL'],
  ['de-CH', 'CHF'],
  ['de-DE', 'EUR'],
  ['en-IN', 'INR'],
  ['ar-EG', 'EGP'],
])

/** How numbers are written in that locale, with the currency of its country. */
export const habitsIn = (locale: string): NumberHabits => ({ locale, currency: currencies.get(locale) ?? 'USD' })
