import { amountAt } from '../../../rating/amounts.ts'
import type { Choices, RatedExposure, ReckonedFactor } from '../../../rating/rate-book.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { answerRule, rates, refers } from '../../shared/answer-effects.ts'
import { unsure } from '../wording.ts'

/** Factors of general liability limits and deductibles, relative to the usual ones. */
export const rcLimits: Choices = [
  { amount: 150_000, factor: 0.82 },
  { amount: 300_000, factor: 1 },
  { amount: 600_000, factor: 1.18 },
  { amount: 1_000_000, factor: 1.38 },
  { amount: 2_000_000, factor: 1.75 },
]
export const rcDeductibles: Choices = [
  { amount: 0, factor: 1.1 },
  { amount: 150, factor: 1 },
  { amount: 300, factor: 0.94 },
  { amount: 600, factor: 0.88 },
]

/** A higher limit for each injured employee. */
export const victimLimit: ReckonedFactor = {
  name: 'Sublímite por víctima',
  explanation: 'More for a higher limit for each injured person than 150,000: a third for each further million.',
  factor: (request) => 1 + ((amountAt(request, 'details.rc.victim_limit') ?? 150_000) - 150_000) / 3_000_000,
}

/** Priced by the factor above, and listed in the offer if there are employees. */
export const shownVictimLimit: RatedExposure = {
  name: 'Sublímite por víctima',
  amount: 'details.rc.victim_limit',
  per: 1,
  rate: 0,
  shownAs: 'Sublímite por víctima',
}

/** Work away from the premises adds up to a quarter. */
export const workAway: ReckonedFactor = {
  name: 'Trabajo fuera del local',
  explanation: 'Up to a quarter more, by the share of work done at customers’.',
  factor: (request) => 1 + (amountAt(request, 'details.rc.work_away') ?? 0) / 400,
}

/** Customers' goods in the business's care, which the basic policy excludes. */
export const goodsInCare: RatedExposure = {
  name: 'Bienes de clientes',
  amount: 'details.rc.goods_value',
  per: 1000,
  rate: 2.5,
  shownAs: 'Bienes de clientes en su poder',
}

/** Rules that both sample carriers share. */
export const rcAnswers: readonly AnswerRule[] = [
  answerRule(
    'hot_work_rules',
    'details.rc.hot_work_rules',
    refers(['No'], 'Un técnico habla con quien trabaja con fuego sin extintor ni vigilancia posterior.'),
    unsure('las medidas en trabajos con fuego'),
  ),
  answerRule(
    'subcontractors_insured',
    'details.rc.subcontractors_insured',
    rates(['No'], 1.12, 'Subcontratistas sin seguro comprobado: lo que hagan mal lo paga esta póliza.'),
    unsure('el seguro de los subcontratistas'),
  ),
  answerRule(
    'prevention',
    'details.rc.prevention',
    refers(['none'], 'Un técnico habla con los negocios con empleados que aún no tienen organizada la prevención.'),
  ),
  answerRule(
    'licence',
    'details.rc.licence',
    refers(['No'], 'Un técnico pregunta por la licencia de actividad.'),
    unsure('la licencia de actividad'),
  ),
  answerRule(
    'goods_value',
    'details.rc.goods_value',
    refers({ more_than: 150_000 }, 'Un técnico pregunta cómo se guardan más de 150.000 € en bienes de clientes.'),
  ),
  answerRule('terrace', 'details.rc.terrace', rates(['Yes'], 1.04, 'La terraza sube un poco el precio.')),
  answerRule(
    'markets',
    'details.rc.exports',
    rates(['eu'], 1.04, 'Vender en otros países de la Unión Europea sube un poco el precio.'),
    rates(['other'], 1.1, 'Vender fuera de la Unión Europea sube el precio.'),
  ),
  answerRule('late', 'details.rc.late', rates(['Yes'], 1.15, 'Abrir después de la una sube el precio.')),
  answerRule(
    'imports',
    'details.rc.imports',
    rates(['Yes'], 1.18, 'Quien importa o pone su marca responde como fabricante, así que cuesta más.'),
  ),
  answerRule('after_work', 'details.rc.after_work', rates(['Yes'], 1.1, 'Incluye la RC postrabajos.')),
]
