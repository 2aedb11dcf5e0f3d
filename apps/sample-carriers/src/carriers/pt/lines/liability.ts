import type { Guideline } from '../../../rating/guideline.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { about, unsure } from '../effects.ts'
import { generalGuidelines } from '../guidelines.ts'

/** Effects of answers about liability, at both insurers. */
export const liabilityAnswers: readonly AnswerRule[] = [
  about(
    'rc.works',
    declines(['explosives'], 'Não seguramos trabalhos com explosivos.'),
    refers(['demolition', 'scaffold'], 'Um técnico analisa demolições e montagem de andaimes.'),
    rates(['hot_work', 'gas'], 1.15, 'Soldadura, maçarico e gás aumentam o prémio.'),
    rates(['digging'], 1.08, 'As escavações aumentam o prémio.'),
  ),
  about('rc.required_by', refers(['public_works'], 'Um técnico lê os seguros que o caderno de encargos pede.')),
  about(
    'rc.height',
    rates(['to_15'], 1.15, 'O trabalho acima de 6 metros aumenta o prémio.'),
    rates(['over_15'], 1.3, 'O trabalho acima de 15 metros aumenta o prémio.'),
  ),
  about('rc.fire_watch', refers(['No'], 'Um técnico pergunta como evita incêndios ao soldar ou usar maçarico.')),
  about('rc.utilities', refers(['No'], 'Um técnico pergunta como encontra as redes enterradas antes de escavar.')),
  about(
    'rc.subcontractors_insured',
    rates(['No'], 1.15, 'Subempreiteiros sem prova de seguro aumentam o prémio.'),
    unsure('o seguro dos subempreiteiros'),
  ),
  about('rc.imports', rates(['Yes'], 1.2, 'Importar de fora da União Europeia aumenta o prémio.')),
  about(
    'rc.exports',
    rates(['eu'], 1.05, 'Vender na União Europeia aumenta um pouco o prémio.'),
    refers(['world'], 'Um técnico confirma os países para onde vende.'),
    declines(['us'], 'Não seguramos produtos vendidos nos Estados Unidos ou no Canadá.'),
  ),
  about('rc.away_share', rates({ more_than: 50 }, 1.08, 'Trabalhar sobretudo em casa de clientes aumenta o prémio.')),
  about('rc.traces', rates(['No'], 1.08, 'Não saber a quem vendeu cada lote aumenta o prémio.')),
  about('rc.after_work', rates(['Yes'], 1.12, 'Inclui os danos depois da entrega da obra.')),
]

/**
 * Thresholds of liability.
 * @param people the largest capacity
 * @param job the largest contract insured without referral
 */
export const liabilityGuidelines = (people: number, job: number): readonly Guideline[] => [
  ...generalGuidelines,
  {
    code: 'limit.short',
    measure: 'details.rc.required_limit',
    minus: 'details.rc.limit',
    above: 0,
    outcome: 'refer',
    reason: 'O capital que escolheu é menor do que lhe exigem. Um técnico fala consigo antes.',
  },
  {
    code: 'capacity.large',
    measure: 'details.rc.capacity',
    above: people,
    outcome: 'refer',
    reason: `Um técnico analisa espaços para mais de ${people} pessoas.`,
  },
  {
    code: 'custody.large',
    measure: 'details.rc.custody_value',
    above: 100_000,
    outcome: 'refer',
    reason: 'Um técnico analisa bens à guarda acima de 100\u00a0000\u00a0€.',
  },
  {
    code: 'job.large',
    measure: 'details.rc.largest_job',
    above: job,
    outcome: 'refer',
    reason: 'Um técnico analisa quem faz obras deste valor.',
  },
]
