import { answersAt } from '../../../rating/amounts.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { answersInclude, book, choices, computedExposure, percentOfSum, sumAt } from '../rates.ts'
import { unsure } from '../wording.ts'

/** How old the oldest machine will be when the policy begins. */
const oldest =
  (line: 'stfijo' | 'stmov' | 'stcontr'): NonNullable<SampleLine['reads']> =>
  (request) => {
    const begins = Number(request.coverage.effective_date.slice(0, 4))
    const years = answersAt(request, `details.${line}.items[].year`)
    return { oldest: Math.max(0, ...years.map((year) => begins - Number(year))) }
  }

/** Equipment that is no longer sold new is insured at its current value, not at replacement cost. */
const olderThan = (years: number, reason: string): AnswerRule =>
  answerRule('year', 'details.rated.oldest', refers({ more_than: years }, reason))

const none = [{ effective_from: '2026-01-01', questions: [] }] as const

const fixedAnswers: readonly AnswerRule[] = [
  olderThan(10, 'Un suscriptor mira los equipos de más de 10 años.'),
  answerRule('floor', 'details.stfijo.floor', rates(['basement'], 1.15, 'En un subsuelo el agua cuesta más.')),
  answerRule(
    'power',
    'details.stfijo.power',
    rates(['No'], 1.12, 'Sin protección eléctrica, un pico de tensión cuesta más.'),
    unsure('la protección eléctrica'),
  ),
  answerRule(
    'maintenance',
    'details.stfijo.maintenance',
    refers(['No'], 'Un suscriptor pregunta por el mantenimiento.'),
    unsure('el mantenimiento'),
  ),
  answerRule(
    'kind',
    'details.stfijo.items[].kind',
    rates(['medical', 'audiovisual'], 1.08, 'Los equipos médicos y de audio o video suben el precio.'),
  ),
  answerRule('alarm', 'details.stfijo.alarm', rates(['Yes'], 0.93, 'La alarma baja el precio.')),
]

const usualDeductibles = {
  shows: ['deductible'],
  deductible: choices([100_000, 1.05], [250_000, 1], [500_000, 0.92]),
  usualDeductible: 250_000,
} as const

/** Fixed equipment. */
export const fixedLine = (level: number): SampleLine => ({
  name: 'Seguro Técnico: equipos fijos',
  questions: none,
  answers: fixedAnswers,
  reads: oldest('stfijo'),
  rateBooks: book(level, {
    ...usualDeductibles,
    deductibleAt: 'details.stfijo.deductible',
    exposures: [
      percentOfSum('Equipos', 'details.stfijo.items[].value', 1.5, 'Equipos, a valor de reposición'),
      percentOfSum('Datos', 'details.stfijo.data_sum', 1.1, 'Recuperación de datos'),
    ],
    minimumPremium: 60_000,
  }),
  standardCovers: [{ code: 'surge', label: 'Picos de tensión', offered: 'Incluido' }],
  highlights: [
    { included: true, label: 'Incendio, agua, robo y descuidos' },
    { included: false, label: 'Desgaste y fallas de fábrica' },
  ],
})

const mobileAnswers: readonly AnswerRule[] = [
  olderThan(5, 'Un suscriptor mira los equipos portátiles de más de 5 años.'),
  answerRule(
    'kind',
    'details.stmov.items[].kind',
    rates(['phone', 'drone'], 1.15, 'Los celulares y los drones suben el precio.'),
  ),
  answerRule(
    'users',
    'details.stmov.users',
    refers({ more_than: 20 }, 'Un suscriptor mira quién usa los equipos si son más de 20.'),
  ),
  answerRule(
    'territory',
    'details.stmov.territory',
    rates(['mercosur'], 1.08, 'La cobertura en países limítrofes sube el precio.'),
    rates(['world'], 1.2, 'La cobertura en todo el mundo sube el precio.'),
  ),
  answerRule(
    'left_in_vehicles',
    'details.stmov.left_in_vehicles',
    rates(['Yes'], 1.25, 'Los equipos que quedan en vehículos cuestan más.'),
  ),
  answerRule('rented', 'details.stmov.rented', declines(['Yes'], 'No aseguramos equipos que se alquilan a otros.')),
  answerRule(
    'drones_registered',
    'details.stmov.drones_registered',
    declines(['No'], 'Aseguramos drones registrados en la ANAC.'),
    unsure('el registro de los drones'),
  ),
]

/** Portable equipment. */
export const mobileLine = (level: number): SampleLine => ({
  name: 'Seguro Técnico: equipos móviles',
  questions: none,
  answers: mobileAnswers,
  reads: oldest('stmov'),
  rateBooks: book(level, {
    ...usualDeductibles,
    deductibleAt: 'details.stmov.deductible',
    exposures: [percentOfSum('Equipos', 'details.stmov.items[].value', 4.8, 'Equipos, a valor de reposición')],
    minimumPremium: 55_000,
  }),
  standardCovers: [{ code: 'theft', label: 'Robo con violencia', offered: 'Incluido' }],
  highlights: [
    { included: true, label: 'Golpes, caídas y líquidos' },
    { included: false, label: 'Hurto y extravío' },
  ],
})

const plantAnswers: readonly AnswerRule[] = [
  olderThan(15, 'Un suscriptor mira las máquinas de más de 15 años.'),
  answerRule(
    'kind',
    'details.stcontr.items[].kind',
    rates(['crane', 'platform'], 1.12, 'Las grúas y las plataformas suben el precio.'),
  ),
  answerRule(
    'operators',
    'details.stcontr.operators',
    rates(['others', 'both'], 1.08, 'Los operadores de terceros suben el precio.'),
  ),
  answerRule(
    'transport',
    'details.stcontr.transport',
    rates(['own'], 1.04, 'El traslado en carretón propio sube un poco el precio.'),
  ),
  answerRule(
    'sites',
    'details.stcontr.sites',
    declines(['underground'], 'No aseguramos máquinas que trabajan bajo tierra.'),
    refers(['mining', 'oil'], 'Un suscriptor estudia las máquinas en minería o petróleo.'),
    rates(['near_water'], 1.15, 'Trabajar sobre el agua o cerca sube el precio.'),
  ),
  answerRule(
    'licensed',
    'details.stcontr.licensed',
    declines(['No'], 'Las máquinas se aseguran con operadores habilitados.'),
    unsure('las licencias de los operadores'),
  ),
  answerRule(
    'night',
    'details.stcontr.night',
    rates(['guarded'], 0.93, 'El predio con sereno baja el precio.'),
    refers(['open'], 'Un suscriptor mira las máquinas que duermen en la obra o en la calle.'),
  ),
  answerRule(
    'rented',
    'details.stcontr.rented',
    refers(['Yes'], 'Un suscriptor lee los contratos de alquiler sin operador.'),
  ),
]

/** Contractors’ plant. */
export const plantLine = (level: number): SampleLine => ({
  name: 'Seguro Técnico: equipos de contratistas',
  questions: none,
  answers: plantAnswers,
  reads: oldest('stcontr'),
  rateBooks: book(level, {
    deductibleAt: 'details.stcontr.deductible',
    shows: ['deductible'],
    deductible: choices([1_000_000, 1.06], [2_500_000, 1], [5_000_000, 0.9]),
    usualDeductible: 2_500_000,
    exposures: [
      percentOfSum('Máquinas', 'details.stcontr.items[].value', 1.9, 'Máquinas, a valor de reposición'),
      computedExposure('Daños a terceros', '0.25 % of the limit, where it is wanted.', (request) =>
        answersInclude(request, 'details.stcontr.liability', 'Yes')
          ? sumAt(request, 'details.stcontr.limit') * 0.0025
          : 0,
      ),
    ],
    minimumPremium: 220_000,
  }),
  standardCovers: [{ code: 'moving', label: 'Traslado entre obras', offered: 'Incluido' }],
  optionalCovers: [
    {
      code: 'liability',
      label: 'Daños a terceros en la obra',
      answer: 'details.stcontr.liability',
      amountAt: 'details.stcontr.limit',
      offered: 'whole',
    },
  ],
  highlights: [
    { included: true, label: 'Vuelco, choque, incendio y robo' },
    { included: false, label: 'Roturas por desgaste o falta de aceite' },
  ],
})
