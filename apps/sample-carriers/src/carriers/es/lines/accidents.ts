import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from '../../../rating/amounts.ts'
import type { Choices, ComputedExposure, RatedExposure } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine, StandardCover } from '../../../rating/sample-carrier.ts'
import { answerRule, rates, refers } from '../../shared/answer-effects.ts'
import { unsure } from '../wording.ts'

/** No limit and no deductible: each person is insured for the sums of the agreement. */
export const noChoice: Choices = [{ amount: 1, factor: 1 }]

const of = (request: QuoteRequest, name: string): number => amountAt(request, `details.sa_es.${name}`) ?? 0

/** One person’s sums, weighted: death in full, each grade of incapacity by how often it happens. */
const sums = (request: QuoteRequest): number =>
  of(request, 'death') + of(request, 'total') * 0.9 + of(request, 'absolute') * 0.5 + of(request, 'severe') * 0.2

/** @param rate euros a year for each person and thousand insured: at a desk, with tools, on the road */
export const people = (rate: {
  readonly desk: number
  readonly tools: number
  readonly road: number
}): ComputedExposure => ({
  name: 'Personas',
  explanation: `Each thousand insured for one person: ${rate.desk} at a desk, ${rate.tools} with tools, ${rate.road} on the road. Death counts in full, the grades of incapacity for 0.9, 0.5 and 0.2.`,
  premium: (request) =>
    (sums(request) / 1000) *
    ((of(request, 'office') + of(request, 'owner_count')) * rate.desk +
      of(request, 'manual') * rate.tools +
      of(request, 'drivers') * rate.road),
})

const exposure = (name: string, shownAs: string): RatedExposure => ({
  name: shownAs,
  amount: `details.sa_es.${name}`,
  per: 1,
  // Rated per person above.
  rate: 0,
  shownAs,
})

/** The sums for one person, as shown in an offer. */
export const sumsOfOne: readonly RatedExposure[] = [
  exposure('death', 'Muerte, por persona'),
  exposure('total', 'Incapacidad total, por persona'),
  exposure('absolute', 'Incapacidad absoluta, por persona'),
  exposure('severe', 'Gran incapacidad, por persona'),
]

/** Included in every offer. */
export const accidentCovers: readonly StandardCover[] = [
  { code: 'newcomers', label: 'Empleados que entren después', offered: 'Incluidos, con ajuste al final del año' },
]

const heads = ['office', 'manual', 'drivers', 'owner_count'] as const

/** Whether anybody is insured for anything: some of the sums may be zero. */
export const accidentReads: NonNullable<SampleLine['reads']> = (request) => ({
  sums: sums(request),
  people: heads.reduce((all, name) => all + of(request, name), 0),
})

const nothing = (code: string, answer: 'details.rated.sums' | 'details.rated.people', reason: string): AnswerRule =>
  answerRule(code, answer, refers({ less_than: 1 }, reason))

/** Rules that both sample carriers share. */
export const accidentAnswers: readonly AnswerRule[] = [
  nothing('sums', 'details.rated.sums', 'No ha indicado ningún capital. Un técnico lo mira con usted.'),
  nothing('people', 'details.rated.people', 'No ha indicado a nadie a quien asegurar. Un técnico lo mira con usted.'),
  answerRule('obliged', 'details.sa_es.obliged', unsure('lo que pide su convenio')),
  answerRule(
    'cause',
    'details.sa_es.cause',
    rates(['work_and_illness'], 1.15, 'La enfermedad profesional sube el precio.'),
    rates(['any_accident'], 1.2, 'Cubrir cualquier accidente sube el precio.'),
  ),
  answerRule('hours', 'details.sa_es.hours', rates(['always'], 1.25, 'La cobertura de 24 horas sube el precio.')),
  answerRule(
    'danger',
    'details.sa_es.danger',
    rates(['height', 'machinery', 'voltage'], 1.2, 'Los trabajos de riesgo especial suben el precio.'),
    refers(['explosives', 'diving'], 'Un técnico estudia los explosivos y el buceo.'),
  ),
  answerRule(
    'together',
    'details.sa_es.together',
    refers({ more_than: 25 }, 'Un técnico estudia cuándo coinciden más de 25 personas.'),
  ),
  answerRule(
    'over_65',
    'details.sa_es.over_65',
    rates(['Yes'], 1.05, 'Asegurar a mayores de 65 años sube un poco el precio.'),
  ),
]
