import { expect, it } from 'vitest'
import { isStreet } from './is-street.ts'

const refusal = (answer: unknown) =>
  isStreet(answer, { rule: 'isStreet' }, { get: () => undefined, today: '2026-11-20' })

it.each([
  'P.O. Box 44',
  'PO Box 44',
  'p o box 44',
  'P.O.Box #44',
  'POB 44',
  'Post Office Box 7',
  'Box 44',
  'General Delivery',
  'Apartado de Correos 123',
  'Apdo. 12',
  'Caixa Postal 77',
  'Casilla de Correo 12',
  'BP 40123',
  'CS 12345',
  'Ｐ.Ｏ. Ｂｏｘ ４４',
  'P.0. Box 44',
  'P.O.\u00a0Box 44',
])('%j is no place that can be insured (V1)', (answer) => {
  expect(refusal(answer)).toEqual({ key: 'validationError.isStreet' })
})

it.each([
  '44 Box Street',
  'Boxwood Lane 3',
  '12 Post Office Road',
  'Post Office Square 3',
  '123 Main St, P.O. Box 44',
  'Polk St 12',
  'Pob Lane',
  'Apartado Street',
  '4 rue de la Poste',
  '',
  undefined,
])('%j may be one (V1)', (answer) => {
  expect(refusal(answer)).toBeUndefined()
})
