import type { Effect } from '../../rating/rated-question.ts'
import type { Wording } from '../../rating/wording.ts'
import { refers } from '../shared/answer-effects.ts'

export const argentineWording: Wording = {
  locale: 'es-AR',
  currency: 'ARS',
  dollar: 1500,
  included: 'Incluido',
  limit: 'Suma asegurada por hecho',
  aggregate: 'Suma asegurada al año',
  contents: 'Contenido',
  building: 'Edificio',
  deductible: 'Franquicia',
  propertyDeductible: 'Franquicia',
  unlikely: (statement) =>
    `${statement} Mantuvo sus respuestas: un suscriptor las repasa con usted antes de darle un precio firme.`,
  notSure: (question) =>
    `Contestó “No lo sé” a: ${question} Calculamos el precio con lo que sabemos. Díganoslo y podremos darle un precio firme.`,
  notAnswered: (question) => `Falta su respuesta a: ${question}`,
  ready: (day) => `Elija esta oferta y la cobertura puede empezar el ${inWords(day)}.`,
  oneOpen: 'Conteste la pregunta pendiente para tener un precio firme.',
  open: (count) => `Conteste las ${count} preguntas pendientes para tener un precio firme.`,
  decides: (desk) => `${desk} lee sus respuestas y decide en dos días hábiles.`,
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** “No lo sé” never counts as Yes: an underwriter checks it before the price is firm. */
export const unsure = (subject: string): Effect =>
  refers(
    ['Not sure'],
    `No estaba seguro de ${subject}. Un suscriptor lo revisa con usted antes de darle un precio firme.`,
  )
