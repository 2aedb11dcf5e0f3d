import { amountAt } from '../../../rating/amounts.ts'
import type { ByHazard, Choices, ComputedExposure, RatedExposure } from '../../../rating/rate-book.ts'
import type { AnswerRule, OptionalCover, SampleLine, StandardCover } from '../../../rating/sample-carrier.ts'
import { answerRule, rates, refers } from '../../shared/answer-effects.ts'
import { unsure } from '../wording.ts'

export const propertyDeductibles: Choices = [
  { amount: 0, factor: 1.15 },
  { amount: 150, factor: 1 },
  { amount: 300, factor: 0.93 },
  { amount: 600, factor: 0.85 },
]

/** The policy has sums insured and no limit of its own. */
export const noLimit: Choices = [{ amount: 1, factor: 1 }]

type Rates = {
  readonly building: number
  readonly contents: ByHazard
  readonly stock: ByHazard
  /** The rate on the payments for all days the business may be closed. */
  readonly closed: number
}

/** Euros a year for each thousand insured, days of closure included. */
export const propertyExposures = ({
  building,
  contents,
  stock,
  closed,
}: Rates): readonly (RatedExposure | ComputedExposure)[] => [
  { name: 'Continente', amount: 'details.multirriesgo.building', per: 1000, rate: building, shownAs: 'Continente' },
  { name: 'Obras', amount: 'details.multirriesgo.works', per: 1000, rate: building * 1.2, shownAs: 'Obras de reforma' },
  { name: 'Contenido', amount: 'details.multirriesgo.contents', per: 1000, rate: contents, shownAs: 'Contenido' },
  { name: 'Existencias', amount: 'details.multirriesgo.stock', per: 1000, rate: stock, shownAs: 'Existencias' },
  {
    name: 'Efectivo',
    amount: 'details.multirriesgo.cash',
    per: 1000,
    rate: 6,
    shownAs: 'Dinero en efectivo',
  },
  {
    name: 'Días cerrado',
    explanation: `${closed} of what all closed days together would be paid.`,
    premium: (request) =>
      (amountAt(request, 'details.multirriesgo.closed_days') ?? 0) *
      (amountAt(request, 'details.multirriesgo.daily_amount') ?? 0) *
      closed,
  },
  // Rated with the days, above.
  {
    name: 'Indemnización diaria',
    amount: 'details.multirriesgo.daily_amount',
    per: 1,
    rate: 0,
    shownAs: 'Indemnización por día cerrado',
  },
]

/** The sum insured for each square metre; undefined if the building is not insured. */
export const propertyReads: NonNullable<SampleLine['reads']> = (request) => {
  const building = amountAt(request, 'details.multirriesgo.building')
  const squareMeters = amountAt(request, 'details.multirriesgo.square_meters')
  return building && squareMeters ? { building_of_m2: building / squareMeters } : {}
}

/** The bank that holds the mortgage is paid first. */
export const lenderCover: OptionalCover = {
  code: 'lender',
  label: 'Cesión de derechos a la entidad de la hipoteca o el leasing',
  answer: 'details.multirriesgo.mortgage',
  offered: 'whole',
}

/** Extraordinary risks are covered by the public consortium, whichever carrier insures the rest. */
export const propertyCovers: readonly StandardCover[] = [
  {
    code: 'consorcio',
    label: 'Inundación, terremoto y terrorismo',
    offered: 'Por el Consorcio de Compensación de Seguros',
  },
  { code: 'glass', label: 'Cristales y rótulos', offered: 'Incluidos' },
]

/** Rules that both sample carriers share. */
export const propertyAnswers: readonly AnswerRule[] = [
  answerRule(
    'construction',
    'details.multirriesgo.construction',
    rates(['mixed'], 1.15, 'Los forjados o vigas de madera suben el precio.'),
    refers(['timber'], 'Un técnico estudia los locales de madera o construcción ligera.'),
  ),
  answerRule(
    'building_of_m2',
    'details.rated.building_of_m2',
    refers(
      { less_than: 500 },
      'El continente sale a menos de 500 € por metro cuadrado. Un técnico comprueba con usted que no queda corto.',
    ),
  ),
  answerRule(
    'year_built',
    'details.multirriesgo.year_built',
    rates({ less_than: 1970 }, 1.08, 'Un local sin reformar desde antes de 1970 cuesta más.'),
  ),
  answerRule(
    'floor',
    'details.multirriesgo.floor',
    rates(['basement'], 1.08, 'En un sótano el agua cuesta más.'),
    rates(['upper'], 0.96, 'Una planta alta baja un poco el precio.'),
  ),
  answerRule(
    'surroundings',
    'details.multirriesgo.surroundings',
    rates(['isolated'], 1.1, 'Un local aislado cuesta más: el robo tarda en verse y los bomberos en llegar.'),
    rates(['mall'], 0.96, 'Un centro comercial o un mercado baja un poco el precio.'),
  ),
  answerRule(
    'fire_alarm',
    'details.multirriesgo.fire_alarm',
    rates(['Yes'], 0.95, 'La detección automática de incendios baja el precio.'),
  ),
  answerRule(
    'closures',
    'details.multirriesgo.closures',
    refers(['none'], 'Un técnico mira los locales sin persiana, rejas, cristal de seguridad ni puerta blindada.'),
  ),
  answerRule(
    'extraction',
    'details.multirriesgo.extraction',
    rates(['half_year'], 0.94, 'La campana limpia cada seis meses baja el precio.'),
    refers(['rarely'], 'Un técnico habla con las cocinas que no limpian la campana y los conductos cada año.'),
  ),
  answerRule(
    'flammables',
    'details.multirriesgo.flammables',
    refers(['Yes'], 'Un técnico estudia los locales con más de 200 litros de inflamables.'),
  ),
  answerRule(
    'water',
    'details.multirriesgo.water',
    rates(['Yes'], 1.12, 'Ya ha entrado agua, y eso sube el precio.'),
    unsure('las entradas de agua'),
  ),
  answerRule(
    'theft',
    'details.multirriesgo.theft',
    rates(['quarter'], 0.88, 'El robo a primer riesgo, hasta la cuarta parte, baja el precio.'),
    rates(['none'], 0.78, 'Sin robo el precio baja.'),
  ),
  answerRule(
    'alarm',
    'details.multirriesgo.alarm',
    rates(['central'], 0.92, 'La alarma conectada a una central baja el precio.'),
  ),
  answerRule(
    'extinguishers',
    'details.multirriesgo.extinguishers',
    rates(['not_serviced', 'no'], 1.08, 'Sin extintores revisados el precio sube.'),
  ),
  answerRule(
    'unattended',
    'details.multirriesgo.unattended',
    rates(['Yes'], 1.06, 'Un local cerrado más de 30 días seguidos cuesta más.'),
  ),
]
