import type { ReckonedFactor } from '../../rating/rate-book.ts'
import type { Effect } from '../../rating/rated-question.ts'
import type { Wording } from '../../rating/wording.ts'
import { refers } from '../shared/answer-effects.ts'

export const spanishWording: Wording = {
  locale: 'es-ES',
  currency: 'EUR',
  dollar: 0.9,
  included: 'Incluido',
  limit: 'Límite por siniestro',
  aggregate: 'Límite al año',
  contents: 'Contenido',
  building: 'Continente',
  deductible: 'Franquicia',
  propertyDeductible: 'Franquicia de daños',
  unlikely: (statement) =>
    `${statement} Mantuvo sus respuestas: un técnico las repasa con usted antes de dar un precio firme.`,
  notSure: (question) =>
    `Respondió “No lo sé” a: ${question} Hemos calculado el precio con lo que sabemos. Díganoslo y podremos darle un precio firme.`,
  notAnswered: (question) => `Aún necesitamos su respuesta a: ${question}`,
  ready: (day) => `Elija esta oferta y el seguro puede empezar el ${inWords(day)}.`,
  oneOpen: 'Responda a la pregunta pendiente para tener un precio firme.',
  open: (count) => `Responda a las ${count} preguntas pendientes para tener un precio firme.`,
  decides: (desk) => `${desk} lee sus respuestas y decide en dos días hábiles.`,
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** “No lo sé” never counts as Yes: an underwriter checks it before the price is firm. */
export const unsure = (subject: string): Effect =>
  refers(
    ['Not sure'],
    `No estaba seguro de ${subject}. Un técnico lo comprueba con usted antes de dar un precio firme.`,
  )

/** The tax on premiums, 8 %, and the surcharge for the liquidation of insurers, 0.15 %. Prices include both. */
export const taxes: ReckonedFactor = {
  name: 'Impuesto y recargo',
  explanation: 'Tax and surcharge of 8.15 %.',
  factor: () => 1.0815,
}
