import { answersAt } from '../../../rating/amounts.ts'
import { yearsBetween } from '../../../rating/calendar.ts'
import type { ExposureBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { answering, notSure } from '../effects.ts'
import { guidelinesOf } from '../guidelines.ts'

const on = answering('rcp')

const oldWork = (years: string): string => `A apólice atual cobre ${years} de trabalho antigo, e o preço aumenta.`

const answers: readonly AnswerRule[] = [
  on(
    'profession',
    rates(['health', 'dental'], 1.3, 'Profissões de saúde custam mais.'),
    rates(['engineering'], 1.15, 'Projetos de engenharia e arquitetura custam mais.'),
    rates(['marketing', 'education'], 0.9, 'Sua profissão tem poucas reclamações, e o preço é menor.'),
    refers(['other'], 'Um subscritor lê sobre a sua profissão.'),
  ),
  on(
    'deadlines',
    rates(['Yes'], 0.94, 'Prazos conferidos duas vezes reduzem o preço.'),
    refers(['No'], 'Um subscritor analisa escritórios em que os prazos ficam em um só lugar.'),
    notSure('o controle de prazos'),
  ),
  on(
    'procedures',
    rates(['surgery'], 1.35, 'Cirurgias aumentam o preço.'),
    rates(['aesthetic'], 1.25, 'Procedimentos estéticos aumentam o preço.'),
    refers(['obstetrics'], 'Um subscritor analisa quem faz partos.'),
    refers(['sedation'], 'Um subscritor analisa quem usa sedação ou anestesia geral.'),
  ),
  on(
    'records',
    refers(['No'], 'Um subscritor analisa consultórios sem prontuário e termo assinado.'),
    notSure('prontuários e termos de consentimento'),
  ),
  on('art', refers(['No'], 'Um subscritor analisa projetos sem ART ou RRT.'), notSure('a ART ou RRT dos projetos')),
  on('works', rates(['Yes'], 1.12, 'Executar as próprias obras aumenta o preço; a execução não é coberta.')),
  on(
    'critical',
    declines(['games'], 'Não seguramos sistemas de apostas.'),
    refers(['medical', 'industrial'], 'Um subscritor analisa sistemas de saúde e de controle de máquinas.'),
    rates(['payments'], 1.2, 'Sistemas de pagamento aumentam o preço.'),
  ),
  on(
    'contracts',
    rates(['always'], 0.95, 'Trabalhar sempre com contrato reduz o preço.'),
    rates(['rarely'], 1.15, 'Trabalhar sem contrato aumenta o preço.'),
  ),
  on('client_money', rates(['Yes'], 1.08, 'Dinheiro de clientes na sua conta aumenta o preço.')),
  on('complaints', refers(['Yes'], 'Um subscritor lê sobre as reclamações dos últimos cinco anos.')),
  on('disciplined', refers(['Yes'], 'Um subscritor lê sobre a punição do conselho profissional.')),
  on(
    'known_facts',
    refers(['Yes'], 'Um subscritor lê sobre o que pode virar uma reclamação.'),
    notSure('fatos que podem virar uma reclamação'),
  ),
  on(
    'retroactive',
    rates(['0'], 0.92, 'Sem trabalho antigo, o preço é menor.'),
    rates(['2'], 1.05, 'Dois anos para trás aumentam o preço.'),
    rates(['3'], 1.09, 'Três anos para trás aumentam o preço.'),
    rates(['5'], 1.16, 'Cinco anos para trás aumentam o preço.'),
  ),
  answerRule(
    'retroactive_date',
    'details.rated.years_back',
    rates({ more_than: 2, less_than: 5 }, 1.09, oldWork('mais de dois anos')),
    rates({ more_than: 4 }, 1.16, oldWork('cinco anos ou mais')),
  ),
]

/** Whole years of prior acts under the current policy that the new one covers. */
const reads: SampleLine['reads'] = (request) => {
  const [date] = answersAt(request, 'details.rcp.retroactive_date')
  return typeof date === 'string' ? { years_back: Math.floor(yearsBetween(date, request.coverage.effective_date)) } : {}
}

type Terms = Pick<SampleLine, 'appetite' | 'highlights'> & {
  readonly level: number
  readonly minimumPremium: number
  readonly largestClient: number
  readonly occurrence: ExposureBook['occurrence']
}

const bookOf = ({ level, minimumPremium, occurrence }: Terms): ExposureBook => ({
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Faturamento',
      amount: 'business.annual_revenue',
      per: 1000,
      rate: [2.6, 3.4, 4.6, 6.5, 9],
      tiered: true,
    },
    { name: 'Profissionais', amount: 'details.rcp.people', per: 1, rate: 140 },
  ],
  states: { 'BR-SP': 1.05, 'BR-RJ': 1.05, 'BR-DF': 1.03 },
  occurrence,
  usualOccurrence: 500_000,
  limitAt: 'details.rcp.limit',
  deductible: [
    { amount: 2500, factor: 1.06 },
    { amount: 5000, factor: 1 },
    { amount: 10_000, factor: 0.93 },
    { amount: 25_000, factor: 0.85 },
  ],
  usualDeductible: 5000,
  deductibleAt: 'details.rcp.deductible',
  deductibleLabel: 'Franquia por reclamação',
  limitLabel: 'Limite máximo de indenização',
  shows: ['limit', 'deductible'],
  minimumPremium,
  policyFee: 0,
  level,
})

/** Professional liability of a Brazilian sample insurer, on its terms. Demonstration rates, with the tax (IOF). */
export const professionalLiability = (terms: Terms): SampleLine => ({
  name: 'Responsabilidade civil profissional',
  ...(terms.appetite ? { appetite: terms.appetite } : {}),
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  reads,
  answers,
  guidelines: [
    ...guidelinesOf(1),
    {
      code: 'client.largest',
      measure: 'details.rcp.largest_client',
      above: terms.largestClient,
      outcome: 'refer',
      reason: 'Um subscritor analisa empresas que dependem de um só cliente.',
    },
    {
      code: 'contract.large',
      measure: 'details.rcp.largest_contract',
      above: 5_000_000,
      outcome: 'refer',
      reason: 'Um subscritor analisa contratos acima de R$ 5 milhões.',
    },
  ],
  rateBooks: [bookOf(terms)],
  standardCovers: [
    { code: 'defence', label: 'Custos de defesa', offered: 'Dentro do limite' },
    { code: 'extended', label: 'Prazo para avisar depois do fim', offered: '12 meses' },
  ],
  highlights: terms.highlights,
})
