import type { ExposureBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { answering, notSure } from '../effects.ts'
import { guidelinesOf } from '../guidelines.ts'

const on = answering('rc')

const answers: readonly AnswerRule[] = [
  on(
    'kinds',
    rates(['products'], 1.15, 'Você incluiu produtos.'),
    rates(['employer'], 1.25, 'Você incluiu a responsabilidade de empregador.'),
    rates(['works'], 1.2, 'Você incluiu obras e instalações.'),
    rates(['services'], 1.08, 'Você incluiu serviços nos locais de clientes.'),
  ),
  on(
    'hazards',
    declines(['explosives'], 'Não seguramos trabalhos com explosivos ou fogos.'),
    refers(['demolition'], 'Um subscritor analisa demolições.'),
    rates(['height'], 1.25, 'Trabalho em altura aumenta o preço.'),
    rates(['hot_work'], 1.15, 'Solda e maçarico aumentam o preço.'),
    rates(['digging'], 1.1, 'Escavação aumenta o preço.'),
    rates(['lifting'], 1.15, 'Içamento aumenta o preço.'),
    rates(['chemicals'], 1.1, 'Produtos químicos aumentam o preço.'),
  ),
  on(
    'exports',
    refers(['north_america'], 'Um subscritor analisa vendas aos Estados Unidos e ao Canadá.'),
    rates(['europe', 'elsewhere'], 1.15, 'Vendas para fora da América do Sul aumentam o preço.'),
  ),
  on(
    'traceable',
    rates(['No'], 1.1, 'Sem controle de lotes, um produto com defeito custa mais.'),
    notSure('o controle de lotes'),
  ),
  on('valet', rates(['Yes'], 1.15, 'Dirigir veículos de clientes aumenta o preço.')),
  on('registered', refers(['No'], 'Um subscritor analisa empregados sem registro em carteira.')),
  on(
    'visitors',
    rates(['500'], 1.1, 'Mais de 100 visitantes por dia aumentam o preço.'),
    rates(['more'], 1.25, 'Mais de 500 visitantes por dia aumentam o preço.'),
  ),
  on(
    'goods_held',
    rates(['50000'], 1.05, 'Bens de clientes com você aumentam o preço.'),
    rates(['200000'], 1.12, 'Bens de clientes com você aumentam o preço.'),
    rates(['more'], 1.2, 'Bens de clientes com você aumentam o preço.'),
    refers(['more'], 'Um subscritor analisa bens de clientes acima de R$ 200 mil.'),
  ),
  on(
    'subcontracted',
    refers(['100'], 'Um subscritor analisa empresas que passam a maior parte do trabalho a terceiros.'),
  ),
  on(
    'subcontractors_insured',
    rates(['No'], 1.15, 'Terceirizados sem seguro aumentam o preço.'),
    notSure('o seguro dos terceirizados'),
  ),
  on('moral', rates(['Yes'], 1.1, 'Você incluiu danos morais.')),
  on(
    'known_facts',
    refers(['Yes'], 'Um subscritor lê sobre o que pode virar uma reclamação.'),
    notSure('fatos que podem virar uma reclamação'),
  ),
]

type Terms = Pick<SampleLine, 'appetite' | 'questions' | 'highlights'> & {
  readonly level: number
  readonly minimumPremium: number
  readonly states: Readonly<Record<string, number>>
  readonly mostClaims: number
  readonly occurrence: ExposureBook['occurrence']
}

const bookOf = ({ level, minimumPremium, states, occurrence }: Terms): ExposureBook => ({
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Faturamento',
      amount: 'business.annual_revenue',
      per: 1000,
      rate: [0.5, 0.8, 1.2, 2, 3.4],
      tiered: true,
    },
    { name: 'Folha', amount: 'business.annual_payroll', per: 1000, rate: [0.3, 0.6, 1.1, 2, 3.4], tiered: true },
    { name: 'Vagas', amount: 'details.rc.spaces', per: 1, rate: 38 },
  ],
  states,
  traits: { alcohol: 1.12, events: 1.1, office: 0.9, children: 1.12 },
  lapse: 1.03,
  occurrence,
  usualOccurrence: 500_000,
  limitAt: 'details.rc.limit',
  deductible: [
    { amount: 1000, factor: 1.04 },
    { amount: 2500, factor: 1 },
    { amount: 5000, factor: 0.94 },
    { amount: 10_000, factor: 0.88 },
  ],
  usualDeductible: 2500,
  deductibleAt: 'details.rc.deductible',
  deductibleLabel: 'Franquia para danos materiais',
  limitLabel: 'Limite máximo de indenização',
  shows: ['limit', 'deductible'],
  minimumPremium,
  policyFee: 0,
  level,
})

/** General liability of a Brazilian sample insurer, on its terms. Demonstration rates, with the tax (IOF). */
export const civilLiability = (terms: Terms): SampleLine => ({
  name: 'Responsabilidade civil geral',
  ...(terms.appetite ? { appetite: terms.appetite } : {}),
  questions: terms.questions,
  answers,
  guidelines: [
    ...guidelinesOf(terms.mostClaims),
    {
      code: 'limit.short',
      measure: 'details.rc.contract_limit',
      minus: 'details.rc.limit',
      above: 0,
      outcome: 'refer',
      reason: 'O limite é menor do que o contrato exige. Um subscritor fala com você antes.',
    },
    {
      code: 'works.large',
      measure: 'details.rc.largest_work',
      above: 5_000_000,
      outcome: 'refer',
      reason: 'Um subscritor analisa obras acima de R$ 5 milhões.',
    },
    {
      code: 'away.all',
      measure: 'details.rc.away_share',
      above: 90,
      outcome: 'refer',
      reason: 'Um subscritor analisa empresas que trabalham quase só nos locais de clientes.',
    },
  ],
  rateBooks: [bookOf(terms)],
  standardCovers: [{ code: 'defence', label: 'Custos de defesa', offered: 'Dentro do limite' }],
  optionalCovers: [
    {
      code: 'moral',
      label: 'Danos morais',
      answer: 'details.rc.moral',
      offered: 'whole',
    },
  ],
  highlights: terms.highlights,
})
