import type { RatedQuestion } from '../../../rating/rated-question.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { book, choices, computedExposure, percentOfSum, sumAt } from '../rates.ts'
import { unsure } from '../wording.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'roof',
    'details.ic.roof',
    declines(['wood_or_thatch'], 'No aseguramos locales con techo de madera o de paja.'),
    rates(['metal'], 1.06, 'El techo de chapa sube un poco el precio.'),
  ),
  answerRule(
    'walls',
    'details.ic.walls',
    declines(['wood'], 'No aseguramos locales con paredes de madera.'),
    rates(['metal', 'mixed'], 1.12, 'Las paredes de chapa suben el precio del incendio y del robo.'),
  ),
  answerRule(
    'alarm',
    'details.ic.alarm',
    rates(['monitored'], 0.92, 'La alarma monitoreada baja el precio.'),
    rates(['none'], 1.15, 'Sin alarma, el robo cuesta más.'),
  ),
  answerRule('guard', 'details.ic.guard', rates(['Yes'], 0.95, 'La vigilancia baja el precio.')),
  answerRule(
    'grilles',
    'details.ic.grilles',
    refers(['No'], 'Un suscriptor mira los locales con aberturas sin rejas ni cortina metálica.'),
  ),
  answerRule(
    'extinguishers',
    'details.ic.extinguishers',
    refers(['No'], 'Un suscriptor necesita saber cuándo se recargan los matafuegos.'),
    unsure('la carga de los matafuegos'),
  ),
  answerRule(
    'neighbors',
    'details.ic.neighbors',
    refers(['nightclub', 'fuel'], 'Un suscriptor mira los locales junto a un boliche o a combustibles.'),
    rates(['timber', 'chemicals', 'vacant'], 1.1, 'Lo que hay al lado sube el precio.'),
  ),
  answerRule(
    'flammables',
    'details.ic.flammables',
    refers(['Yes'], 'Un suscriptor lee qué productos inflamables guarda.'),
  ),
  answerRule(
    'closed_long',
    'details.ic.closed_long',
    rates(['Yes'], 1.08, 'Un local cerrado por mucho tiempo cuesta más.'),
  ),
  answerRule(
    'area',
    'details.rated.contents_of_m2',
    refers(
      { more_than: 10_000_000 },
      'Un suscriptor mira los locales con más de $ 10 millones de contenido por metro cuadrado.',
    ),
  ),
  answerRule(
    'cash',
    'details.ic.cash',
    refers({ more_than: 5_000_000 }, 'Un suscriptor pregunta cómo se guardan más de $ 5 millones.'),
  ),
  answerRule(
    'adjustment',
    'details.ic.adjustment',
    rates(['40'], 1.05, 'El ajuste de hasta 40 % sube un poco el precio.'),
    rates(['60'], 1.1, 'El ajuste de hasta 60 % sube el precio.'),
  ),
]

/** Integral de Comercio of a sample insurer; `questions` are its own, in addition to the line’s pages. */
export const icLine = (level: number, questions: readonly RatedQuestion[] = []): SampleLine => ({
  name: 'Integral de Comercio',
  questions: [{ effective_from: '2026-01-01', questions }],
  reads: (request) => {
    const contents = sumAt(request, 'details.ic.contents')
    const area = sumAt(request, 'details.ic.area_m2')
    return {
      theft: (contents * sumAt(request, 'details.ic.theft_share')) / 100,
      ...(area ? { contents_of_m2: contents / area } : {}),
    }
  },
  answers,
  rateBooks: book(level, {
    exposures: [
      percentOfSum('Incendio: edificio', 'details.ic.building', 0.12, 'Incendio: edificio'),
      percentOfSum('Incendio: contenido', 'details.ic.contents', 0.34, 'Incendio: contenido'),
      percentOfSum('Robo', 'details.rated.theft', 1.6, 'Robo del contenido, a primer riesgo'),
      percentOfSum('Dinero', 'details.ic.cash', 4, 'Dinero en el local'),
      percentOfSum('Cristales', 'details.ic.glass', 3.5, 'Cristales'),
      percentOfSum('Electrónicos', 'details.ic.electronics', 2.4, 'Equipos electrónicos'),
      computedExposure(
        'Responsabilidad civil',
        '42,000 for each grade of hazard.',
        (request) => 42_000 * request.class.hazard,
      ),
    ],
    shows: ['limit', 'deductible'],
    limitAt: 'details.ic.limit',
    limitLabel: 'Responsabilidad civil del local',
    deductibleAt: 'details.ic.deductible',
    occurrence: choices([20_000_000, 0.96], [50_000_000, 1], [100_000_000, 1.05], [200_000_000, 1.12]),
    usualOccurrence: 50_000_000,
    deductible: choices([0, 1.06], [200_000, 1], [500_000, 0.93]),
    usualDeductible: 200_000,
    minimumPremium: 160_000,
  }),
  standardCovers: [
    { code: 'debris', label: 'Remoción de escombros', offered: 'Hasta el 5 % de la suma' },
    { code: 'locks', label: 'Cerrajería y plomería urgentes', offered: 'Incluido' },
  ],
  highlights: [
    { included: true, label: 'Incendio, rayo y explosión' },
    { included: true, label: 'Responsabilidad civil por incendio que pase al vecino' },
    { included: false, label: 'Granizo e inundación' },
    { included: false, label: 'Hurto sin violencia' },
  ],
})
