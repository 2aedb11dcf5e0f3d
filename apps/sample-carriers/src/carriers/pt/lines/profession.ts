import { amountAt, answersAt } from '../../../rating/amounts.ts'
import type { Guideline } from '../../../rating/guideline.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { about, unsure } from '../effects.ts'

/** Effects of answers about professional work, at both insurers. */
export const professionAnswers: readonly AnswerRule[] = [
  about(
    'rcp.profession',
    rates(['lawyer', 'projects'], 1.3, 'Projetos e questões jurídicas custam mais a segurar.'),
    rates(['media', 'consulting'], 0.88, 'Consultoria e comunicação custam menos a segurar.'),
  ),
  about(
    'rcp.abroad',
    rates(['eu'], 1.08, 'Clientes na União Europeia aumentam um pouco o prémio.'),
    refers(['world'], 'Um técnico confirma os países dos seus clientes.'),
    declines(['us'], 'Não seguramos trabalho para clientes nos Estados Unidos ou no Canadá.'),
  ),
  about(
    'rcp.retroactive',
    rates(['1'], 1.05, 'Inclui o trabalho do último ano.'),
    rates(['3'], 1.12, 'Inclui o trabalho dos últimos três anos.'),
    rates(['5'], 1.18, 'Inclui o trabalho dos últimos cinco anos.'),
  ),
  about(
    'rcp.written',
    rates(['always'], 0.95, 'Contratos sempre escritos baixam o prémio.'),
    rates(['seldom'], 1.12, 'Contratos raramente escritos aumentam o prémio.'),
  ),
  about('rcp.client_money', rates(['Yes'], 1.1, 'Movimentar dinheiro de clientes aumenta o prémio.')),
  about('rcp.money_controls', refers(['No'], 'Um técnico pergunta quem controla os pagamentos de clientes.')),
  about(
    'rcp.projects',
    rates(['structures', 'geotechnics'], 1.25, 'Estruturas e geotecnia aumentam o prémio.'),
    rates(['supervision'], 1.1, 'Dirigir ou fiscalizar obras aumenta o prémio.'),
  ),
  about(
    'rcp.freelancers_insured',
    rates(['No'], 1.12, 'Independentes sem seguro próprio aumentam o prémio.'),
    unsure('o seguro dos independentes'),
  ),
  about('rcp.claims', refers(['Yes'], 'Um técnico lê o que aconteceu na reclamação.')),
  about('rcp.known', refers(['Yes'], 'Um técnico lê o que já conhece: isso fica fora do seguro.')),
  about('rcp.discipline', refers(['Yes'], 'Um técnico lê o processo disciplinar.')),
]

/**
 * The limit for each claim that the law requires of a profession, in euros; for others the professional body or the
 * client decides.
 */
const legalMinimum: Readonly<Record<string, number>> = { property: 150_000, insurance: 1_564_610 }

/** How far the limit is below the mandatory one, and how many of the past years were uninsured. */
export const professionMeasures: NonNullable<SampleLine['reads']> = (request) => {
  const at = (name: string): number | undefined => amountAt(request, `details.rcp.${name}`)
  const [profession] = answersAt(request, 'details.rcp.profession')
  const begins = Number(request.coverage.effective_date.slice(0, 4))
  const insuredSince = begins - (at('insured_since') ?? begins)
  return {
    limit_short: (legalMinimum[String(profession)] ?? 0) - (at('limit') ?? 0),
    years_uninsured: (at('retroactive') ?? 0) - insuredSince,
  }
}

export const professionGuidelines: readonly Guideline[] = [
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 5_000_000,
    outcome: 'decline',
    reason: 'Seguramos profissionais com faturação até 5\u00a0000\u00a0000\u00a0€ por ano.',
  },
  {
    code: 'contract.large',
    measure: 'details.rcp.largest_contract',
    above: 500_000,
    outcome: 'refer',
    reason: 'Um técnico analisa contratos acima de 500\u00a0000\u00a0€.',
  },
  {
    code: 'client.large',
    measure: 'details.rcp.largest_client',
    above: 80,
    outcome: 'refer',
    reason: 'Um técnico analisa quem depende de um só cliente.',
  },
  {
    code: 'limit.short',
    measure: 'details.rated.limit_short',
    above: 0,
    outcome: 'refer',
    reason: 'O capital que escolheu é menor do que a lei exige à sua profissão. Um técnico fala consigo antes.',
  },
  {
    code: 'retroactive.uninsured',
    measure: 'details.rated.years_uninsured',
    above: 0,
    outcome: 'refer',
    reason: 'Pede anos em que não tinha este seguro. Um técnico pergunta pelo trabalho desses anos.',
  },
]
