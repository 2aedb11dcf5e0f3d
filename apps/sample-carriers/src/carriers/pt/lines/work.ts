import { amountAt, answersAt } from '../../../rating/amounts.ts'
import type { Guideline } from '../../../rating/guideline.ts'
import type { ByHazard, RatedExposure, ReckonedFactor } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { about, unsure } from '../effects.ts'

/** Effects of answers about accidents at work, at both insurers. */
export const workAnswers: readonly AnswerRule[] = [
  about(
    'at.hazards',
    declines(
      ['explosives', 'asbestos'],
      'Não seguramos trabalho com explosivos nem remoção de amianto. O seguro é obrigatório: o mediador procura outra seguradora.',
    ),
    refers(['confined', 'forest'], 'Um técnico analisa trabalhos em espaços fechados e abate de árvores.'),
    rates(['chemicals'], 1.08, 'Os produtos químicos aumentam o prémio.'),
  ),
  about(
    'at.height',
    rates(['6_15'], 1.15, 'O trabalho acima de 6 metros aumenta o prémio.'),
    rates(['over_15'], 1.3, 'O trabalho acima de 15 metros aumenta o prémio.'),
  ),
  about('at.height_gear', declines(['No'], 'Não seguramos trabalho em altura sem guarda-corpos, redes ou arnês.')),
  about(
    'at.machines',
    rates(['woodworking', 'presses'], 1.12, 'Serras e prensas aumentam o prémio.'),
    rates(['tractors'], 1.1, 'Os tratores aumentam o prémio.'),
  ),
  about(
    'at.machines_checked',
    refers(['No'], 'Um técnico pergunta pelas máquinas sem proteções ou verificações em dia.'),
    unsure('a verificação das máquinas'),
  ),
  about('at.road_kind', rates(['truck', 'two_wheels'], 1.12, 'Camiões e motas aumentam o prémio.')),
  about(
    'at.safety_service',
    refers(['none'], 'Um técnico pergunta como vai organizar a segurança no trabalho, que a lei exige.'),
  ),
  about('at.medical_exams', rates(['No'], 1.05, 'Exames de saúde por fazer aumentam o prémio.'), unsure('os exames')),
  about('at.training', rates(['Yes'], 0.95, 'A formação em segurança baixa o prémio.')),
  about('at.equipment', rates(['No'], 1.1, 'A falta de equipamento de proteção aumenta o prémio.')),
  about('at.fined', refers(['Yes'], 'Um técnico lê o que a ACT encontrou e o que mudou.')),
  about('at.serious', refers(['Yes'], 'Um técnico lê o que aconteceu no acidente grave.')),
  about('at.debt', declines(['Yes'], 'Enquanto houver prémios deste seguro por pagar, não podemos aceitá-lo.')),
  about('at.cancelled', refers(['Yes'], 'Um técnico pergunta porque a outra seguradora recusou ou resolveu o seguro.')),
  about('at.abroad', refers(['Yes'], 'Um técnico confirma os países onde trabalham.')),
  about('at.accidents', rates({ more_than: 2 }, 1.15, 'Mais de dois acidentes em três anos aumentam o prémio.')),
]

/** Pay of managers by the work they do, and the number of people a fixed premium would have to list. */
export const workMeasures: NonNullable<SampleLine['reads']> = (request) => {
  const at = (name: string): number => amountAt(request, `details.at.${name}`) ?? 0
  const answerAt = (name: string): unknown => answersAt(request, `details.at.${name}`)[0]
  const works = answerAt('managers_manual') === 'Yes'
  return {
    managers_at_work: works ? at('managers_pay') : 0,
    managers_in_office: works ? 0 : at('managers_pay'),
    people_named: answerAt('premium') === 'fixed' ? at('office_people') + at('manual_people') : 0,
  }
}

type WorkRates = {
  readonly office: number
  readonly manual: ByHazard
  readonly manager: ByHazard
  readonly trainee: ByHazard
}

/**
 * Accidents at work are rated on pay, in the office and outside it; trainees, who are often unpaid, are rated per head.
 */
export const workExposures = ({ office, manual, manager, trainee }: WorkRates): readonly RatedExposure[] => [
  {
    name: 'Escritório',
    amount: 'details.at.office_payroll',
    per: 100,
    rate: office,
    shownAs: 'Salários de escritório seguros',
  },
  {
    name: 'Trabalho manual',
    amount: 'details.at.manual_payroll',
    per: 100,
    rate: manual,
    shownAs: 'Salários de trabalho manual seguros',
  },
  {
    name: 'Gerência no escritório',
    amount: 'details.rated.managers_in_office',
    per: 100,
    rate: office,
    shownAs: 'Remuneração segura de gerentes, sócios ou empresário',
  },
  {
    name: 'Gerência que trabalha',
    amount: 'details.rated.managers_at_work',
    per: 100,
    rate: manager,
    shownAs: 'Remuneração segura de gerentes, sócios ou empresário',
  },
  { name: 'Estagiários', amount: 'details.at.trainees', per: 1, rate: trainee },
]

/** Three years of work without an accident, which a younger business cannot have. */
export const accidentFree: ReckonedFactor = {
  name: 'Sem acidentes',
  explanation: '× 0.93 without an accident in three years of business.',
  factor: (request) =>
    request.business.years_business_started >= 3 && amountAt(request, 'details.at.accidents') === 0 ? 0.93 : 1,
}

/** Thresholds of accidents at work. */
export const workGuidelines = (lostDays: number): readonly Guideline[] => [
  {
    code: 'accidents.many',
    measure: 'details.at.accidents',
    above: 6,
    outcome: 'refer',
    reason: 'Um técnico analisa empresas com mais de seis acidentes em três anos.',
  },
  {
    code: 'accidents.days',
    measure: 'details.at.lost_days',
    above: lostDays,
    outcome: 'refer',
    reason: `Um técnico analisa empresas com mais de ${lostDays} dias de baixa em três anos.`,
  },
  {
    code: 'premium.fixed',
    measure: 'details.rated.people_named',
    above: 15,
    outcome: 'refer',
    reason: 'Acima de 15 pessoas, o prémio é em regra variável. Um técnico combina consigo.',
  },
]
