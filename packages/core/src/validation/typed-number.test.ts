import { expect, it } from 'vitest'
import { typedAmount, typedNumber } from './typed-number.ts'

it.each([
  ['en-US', '$1,250.00', 1250],
  ['en-US', '15%', 15],
  ['en-US', '1250', 1250],
  ['en-GB', '£1,250', 1250],
  ['fr-FR', '1 250 000', 1_250_000],
  ['fr-FR', '1\u202f250\u202f000,00\u00a0€', 1_250_000],
  ['fr-FR', '1.250.000', 1_250_000],
  ['fr-FR', '1250.00', 1250],
  ['fr-FR', '30 %', 30],
  ['es-ES', '1.250.000', 1_250_000],
  ['es-ES', '1.000', 1000],
  ['es-AR', '$ 1.250,00', 1250],
  ['es-AR', 'AR$ 500.000', 500_000],
  ['pt-PT', '1 250,0 €', 1250],
  ['pt-BR', 'R$ 1.250', 1250],
  ['pt-BR', 'R$\u00a01.250,00', 1250],
])('in %s %j is read as %i (I4)', (locale, typed, number) => {
  expect(typedNumber(typed, locale)).toBe(number)
})

it.each([
  ['en-US', '1.5'],
  ['en-US', '1.250'],
  ['en-US', 'twelve'],
  ['en-US', '-3'],
  ['en-US', 'US$ 12'],
  ['fr-FR', '1,250'],
  ['fr-FR', '12,5'],
  ['es-ES', '12.50'],
  ['es-ES', '1.25.000'],
  ['pt-BR', '1.250,50'],
  ['pt-BR', '1234567890123456'],
])('in %s %j is no whole number (I4)', (locale, typed) => {
  expect(typedNumber(typed, locale)).toBeUndefined()
})

it.each([
  ['en-US', '$1,200.50', 1201],
  ['en-US', '1200.49', 1200],
  ['en-US', '1,200', 1200],
  ['en-US', '1.250', undefined],
  ['en-US', 'a lot', undefined],
  ['fr-FR', '1 200,50 €', 1201],
  ['es-ES', '1.200,4', 1200],
  ['pt-BR', 'R$ 1.200,99', 1201],
  ['es-ES', '1.200', 1200],
])('in %s the cents of %j are rounded to %i (I4, V1)', (locale, typed, amount) => {
  expect(typedAmount(typed, locale)).toBe(amount)
})
