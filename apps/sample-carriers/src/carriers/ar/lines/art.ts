import { answersAt } from '../../../rating/amounts.ts'
import { daysBetween } from '../../../rating/calendar.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { bookBeforeTaxes, computedExposure, sumAt } from '../rates.ts'
import { unsure } from '../wording.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'debt',
    'details.art.debt',
    declines(['Yes'], 'Con cuotas impagas no se puede cambiar de ART. Vuelva a pedir precio cuando esté al día.'),
    unsure('si debe alguna cuota'),
  ),
  answerRule(
    'tasks',
    'details.art.tasks',
    refers(['asbestos', 'confined'], 'Un suscriptor estudia el trabajo con amianto y en espacios confinados.'),
    rates(['height', 'electricity'], 1.15, 'La altura y las líneas eléctricas suben la alícuota.'),
    rates(['chemicals', 'noise'], 1.08, 'Los químicos y el ruido suben la alícuota.'),
    rates(['loads', 'machines'], 1.05, 'Las cargas y las máquinas suben un poco la alícuota.'),
  ),
  answerRule(
    'safety_service',
    'details.art.safety_service',
    rates(['No'], 1.1, 'Sin servicio de higiene y seguridad, la alícuota sube.'),
    unsure('el servicio de higiene y seguridad'),
  ),
  answerRule(
    'protective_gear',
    'details.art.protective_gear',
    refers(['No'], 'Un suscriptor pregunta por los elementos de protección.'),
    unsure('la entrega de elementos de protección'),
  ),
  answerRule(
    'since',
    'details.rated.days_insured',
    refers({ less_than: 182 }, 'Lleva menos de seis meses en su ART. Un suscriptor mira desde cuándo puede cambiar.'),
  ),
  answerRule(
    'sites',
    'details.art.sites',
    refers({ more_than: 10 }, 'Un suscriptor pide la lista si son más de 10 establecimientos.'),
  ),
  answerRule(
    'days_lost',
    'details.art.days_lost',
    refers({ more_than: 120 }, 'Se perdieron más de 120 días. Un suscriptor pide el detalle.'),
  ),
  answerRule('fatal', 'details.art.fatal', refers(['Yes'], 'Un suscriptor lee el accidente grave que declaró.')),
  answerRule(
    'construction',
    'details.art.construction',
    rates(['Yes'], 1.25, 'El régimen de la construcción tiene una alícuota mayor.'),
  ),
]

/** Percent of wages by the hazard of the activity. */
const percentOf = [1.4, 2.3, 3.8, 6.4, 10.5]

/**
 * A year's wages, with the thirteenth month, at the rate of the activity: a third of it in an office, more on the road.
 */
const onWages = (request: Parameters<typeof sumAt>[0]): number => {
  const workers = Math.max(1, sumAt(request, 'details.art.workers'))
  const shareOf = (people: number) => Math.min(people / workers, 1)
  const inOffice = shareOf(sumAt(request, 'details.art.office_workers'))
  const onTheRoad = shareOf(sumAt(request, 'details.art.drivers'))
  const wages = sumAt(request, 'details.art.monthly_wages') * 13
  return (wages * (percentOf[request.class.hazard - 1] ?? 10.5) * (1 - (2 / 3) * inOffice + 0.25 * onTheRoad)) / 100
}

/** How long the current ART will have run when this one begins; undefined if there is none. */
const daysInsured = (request: Parameters<typeof sumAt>[0]): number | undefined => {
  const [since] = answersAt(request, 'details.art.since')
  return typeof since === 'string' ? daysBetween(since, request.coverage.effective_date) : undefined
}

/**
 * ART of a sample insurer: a share of wages and a fixed sum for each worker, adjusted by last year’s accidents. Article
 * 25 of Ley 24.557 exempts it from every tax, and article 27 lets no ART refuse an employer: unwanted risks are
 * referred.
 */
export const artLine = (level: number): SampleLine => ({
  name: 'ART',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers,
  guidelines: [
    {
      code: 'workers.limit',
      measure: 'details.art.workers',
      above: 500,
      outcome: 'refer',
      reason: 'Un suscriptor prepara la oferta para más de 500 empleados.',
    },
    {
      code: 'accidents.many',
      measure: 'details.rated.accidents_in_100',
      above: 15,
      outcome: 'refer',
      reason: 'Hubo muchos accidentes para su cantidad de empleados. Un suscriptor pide el detalle.',
    },
  ],
  reads: (request) => ({
    days_insured: daysInsured(request),
    accidents_in_100:
      (100 * sumAt(request, 'details.art.accidents')) / Math.max(1, sumAt(request, 'details.art.workers')),
  }),
  rateBooks: bookBeforeTaxes(level, {
    exposures: [
      computedExposure(
        'Porcentaje de la masa salarial',
        'Thirteen monthly wages at the rate of the hazard: a third of it for office work, a quarter more on the road.',
        onWages,
      ),
      computedExposure(
        'Suma fija por empleado',
        '1,400 a month for each employee.',
        (request) => sumAt(request, 'details.art.workers') * 12 * 1400,
      ),
    ],
    factors: [
      {
        name: 'Accidentes',
        explanation: '1 % more for each accident a year in a hundred employees, at most half as much again.',
        factor: (request) => 1 + Math.min(sumAt(request, 'details.rated.accidents_in_100') / 100, 0.5),
      },
    ],
    minimumPremium: 90_000,
  }),
  standardCovers: [
    { code: 'benefits', label: 'Prestaciones', offered: 'Las que fija la Ley 24.557' },
    { code: 'care', label: 'Asistencia médica y rehabilitación', offered: 'Sin límite' },
  ],
  highlights: [
    { included: true, label: 'Accidentes en el trabajo y en el camino' },
    { included: true, label: 'Enfermedades profesionales del listado' },
    { included: true, label: 'Visitas de prevención' },
    { included: false, label: 'Socios y monotributistas' },
  ],
})
