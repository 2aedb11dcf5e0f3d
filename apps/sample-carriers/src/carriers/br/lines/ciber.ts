import type { ExposureBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { answering, notSure } from '../effects.ts'
import { guidelinesOf } from '../guidelines.ts'

const on = answering('ciber')

const answers: readonly AnswerRule[] = [
  on(
    'records',
    rates(['10000'], 1.08, 'Mais de mil pessoas nos seus dados aumentam o preço.'),
    rates(['100000'], 1.25, 'Mais de 10 mil pessoas nos seus dados aumentam o preço.'),
    rates(['1000000', 'more'], 1.5, 'Mais de 100 mil pessoas nos seus dados aumentam o preço.'),
    refers(['1000000', 'more'], 'Um subscritor analisa dados de mais de 100 mil pessoas.'),
  ),
  on(
    'kinds',
    declines(['cards'], 'Não seguramos empresas que guardam números de cartão.'),
    rates(['health'], 1.15, 'Dados de saúde aumentam o preço.'),
    rates(['banking'], 1.2, 'Dados bancários de clientes aumentam o preço.'),
    refers(['children', 'biometric'], 'Um subscritor analisa dados de crianças e biometria.'),
  ),
  on('online_share', rates({ more_than: 50 }, 1.1, 'Vender principalmente pela internet aumenta o preço.')),
  on('provider', refers(['Yes'], 'Um subscritor analisa quem guarda ou acessa sistemas de outras empresas.')),
  on('officer', rates(['Yes'], 0.98, 'Um encarregado de dados reduz o preço.'), notSure('o encarregado de dados')),
  on(
    'mfa',
    rates(['all'], 0.92, 'Um segundo passo para todos reduz o preço.'),
    rates(['some'], 1.12, 'Contas que abrem só com senha aumentam o preço.'),
    declines(
      ['none'],
      'Não seguramos empresas cujo e-mail abre só com senha. Quase todo provedor oferece um segundo passo.',
    ),
    notSure('o segundo passo para entrar', 'not_sure'),
  ),
  on(
    'backups',
    rates(['weekly_apart'], 0.94, 'Cópias separadas reduzem o preço.'),
    rates(['weekly'], 1.08, 'Cópias na mesma rede aumentam o preço.'),
    refers(['rarely'], 'Um subscritor analisa empresas sem cópia semanal dos dados.'),
    notSure('as cópias dos dados', 'not_sure'),
  ),
  on('backups_tested', rates(['No'], 1.04, 'Cópias nunca testadas aumentam o preço.'), notSure('o teste das cópias')),
  on(
    'updates',
    refers(['No'], 'Um subscritor analisa atualizações que demoram mais de 30 dias.'),
    notSure('as atualizações de segurança'),
  ),
  on(
    'antivirus',
    refers(['No'], 'Um subscritor analisa computadores sem antivírus.'),
    notSure('o antivírus dos computadores'),
  ),
  on(
    'payment_check',
    rates(['Yes'], 0.95, 'Confirmar pagamentos por telefone reduz o preço.'),
    rates(['No'], 1.15, 'Pagamentos sem confirmação por telefone aumentam o preço.'),
    notSure('a confirmação de pagamentos'),
  ),
  on('training', rates(['Yes'], 0.96, 'Orientar a equipe todo ano reduz o preço.')),
  on(
    'incidents',
    refers(['Yes'], 'Um subscritor lê sobre o ataque, vazamento ou golpe.'),
    notSure('ataques e golpes anteriores'),
  ),
]

type Terms = Pick<SampleLine, 'appetite' | 'highlights'> & {
  readonly level: number
  readonly minimumPremium: number
  readonly occurrence: ExposureBook['occurrence']
}

const bookOf = ({ level, minimumPremium, occurrence }: Terms): ExposureBook => ({
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Faturamento',
      amount: 'business.annual_revenue',
      per: 1000,
      rate: [1.2, 1.4, 1.6, 1.8, 2],
      tiered: true,
    },
    {
      name: 'Fraude',
      amount: 'details.ciber.pix_limit',
      per: 1000,
      rate: 11,
      shownAs: 'Dinheiro enviado a um golpista',
    },
  ],
  states: {},
  occurrence,
  usualOccurrence: 500_000,
  limitAt: 'details.ciber.limit',
  deductible: [
    { amount: 2500, factor: 1.06 },
    { amount: 5000, factor: 1 },
    { amount: 10_000, factor: 0.94 },
    { amount: 25_000, factor: 0.86 },
  ],
  usualDeductible: 5000,
  deductibleAt: 'details.ciber.deductible',
  deductibleLabel: 'Franquia por incidente',
  limitLabel: 'Limite máximo de indenização',
  shows: ['limit', 'deductible'],
  minimumPremium,
  policyFee: 0,
  level,
})

/** Cyber of a Brazilian sample insurer, on its terms. Demonstration rates, with the tax (IOF). */
export const cyber = (terms: Terms): SampleLine => ({
  name: 'Riscos cibernéticos',
  ...(terms.appetite ? { appetite: terms.appetite } : {}),
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers,
  guidelines: guidelinesOf(1),
  rateBooks: [bookOf(terms)],
  standardCovers: [
    { code: 'response', label: 'Peritos e advogados no ataque', offered: 'Dentro do limite' },
    { code: 'notice', label: 'Avisos às pessoas e à ANPD', offered: 'Dentro do limite' },
  ],
  highlights: terms.highlights,
})
