import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt } from '../../../rating/amounts.ts'
import type { ExposureBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { rates, refers } from '../../shared/answer-effects.ts'
import { answering, notSure } from '../effects.ts'

const on = answering('vida')

const answers: readonly AnswerRule[] = [
  on(
    'dangers',
    rates(['motorcycles'], 1.2, 'Trabalho de moto aumenta o preço.'),
    rates(['height', 'electricity'], 1.15, 'Trabalho em altura ou na rede elétrica aumenta o preço.'),
    refers(['armed', 'diving'], 'Um subscritor analisa trabalho com arma e mergulho.'),
  ),
  on('agreement', notSure('a convenção coletiva')),
  on(
    'covers',
    rates(['accident_death'], 1.1, 'Você incluiu o dobro na morte por acidente.'),
    rates(['accident_disability'], 1.12, 'Você incluiu invalidez por acidente.'),
    rates(['illness_disability'], 1.18, 'Você incluiu invalidez por doença.'),
    rates(['funeral'], 1.05, 'Você incluiu assistência funeral.'),
    rates(['food'], 1.02, 'Você incluiu cesta básica.'),
    rates(['spouse'], 1.2, 'Você incluiu cônjuge e filhos.'),
  ),
  on('all_join', refers(['No'], 'Um subscritor analisa grupos em que poucos aderem.')),
]

const numberOf = (request: QuoteRequest, name: string): number => amountAt(request, `details.vida.${name}`) ?? 0

/** The total sum insured, and how far it falls short of the collective agreement. */
const reads: SampleLine['reads'] = (request) => {
  const employees = numberOf(request, 'employees')
  const heads = employees + numberOf(request, 'partners')
  const uniform = answersAt(request, 'details.vida.basis')[0] !== 'salaries'
  // The payroll does not include partners: each counts as an employee.
  const monthly = employees > 0 ? request.business.annual_payroll / 12 / employees : 0
  const each = uniform ? numberOf(request, 'sum') : monthly * numberOf(request, 'salaries')
  return {
    heads,
    heads_without_sum: each > 0 ? 0 : heads,
    capital: Math.round(each * heads),
    short: Math.max(0, numberOf(request, 'agreement_sum') - each),
  }
}

const ageFactor = (age: number): number => {
  if (age < 30) return 0.75
  if (age < 40) return 1
  if (age < 50) return 1.7
  return age < 60 ? 3.2 : 6.5
}

type Terms = Pick<SampleLine, 'appetite' | 'highlights'> & {
  readonly perThousand: number
  readonly minimumPremium: number
  readonly oldest: number
}

const bookOf = ({ perThousand, minimumPremium }: Terms): ExposureBook => ({
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Capital',
      amount: 'details.rated.capital',
      per: 1000,
      rate: perThousand,
      shownAs: 'Capital de todos juntos',
    },
    { name: 'Estagiários', amount: 'details.vida.interns', per: 1, rate: 22 },
  ],
  factors: [
    {
      name: 'Idade',
      explanation: 'By average age: below 30 × 0.75, below 40 × 1, below 50 × 1.7, below 60 × 3.2, then × 6.5.',
      factor: (request) => ageFactor(numberOf(request, 'average_age')),
    },
  ],
  states: {},
  occurrence: [{ amount: 0, factor: 1 }],
  usualOccurrence: 0,
  deductible: [{ amount: 0, factor: 1 }],
  usualDeductible: 0,
  shows: [],
  minimumPremium,
  policyFee: 0,
  level: 1,
})

/** Group life of a Brazilian sample insurer, on its terms. Demonstration rates, with the tax (IOF). */
export const groupLife = (terms: Terms): SampleLine => ({
  name: 'Vida em grupo',
  ...(terms.appetite ? { appetite: terms.appetite } : {}),
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  reads,
  answers,
  guidelines: [
    {
      code: 'age.oldest',
      measure: 'details.vida.oldest',
      above: terms.oldest,
      outcome: 'refer',
      reason: `Um subscritor analisa grupos com alguém acima de ${terms.oldest} anos.`,
    },
    {
      code: 'agreement.short',
      measure: 'details.rated.short',
      above: 0,
      outcome: 'refer',
      reason: 'O capital é menor do que a convenção coletiva exige. Um subscritor fala com você antes.',
    },
    {
      code: 'salaries.none',
      measure: 'details.rated.heads_without_sum',
      above: 0,
      outcome: 'refer',
      reason: 'Sem salários na folha não há como calcular o capital. Um subscritor combina um valor com você.',
    },
    {
      code: 'away',
      measure: 'details.vida.away',
      above: 3,
      outcome: 'refer',
      reason: 'Um subscritor analisa grupos com mais de três pessoas afastadas.',
    },
  ],
  rateBooks: [bookOf(terms)],
  standardCovers: [
    { code: 'death', label: 'Morte por qualquer causa', offered: 'O capital de cada pessoa' },
    { code: 'interns', label: 'Acidentes pessoais de estagiários', offered: 'Incluído para os informados' },
  ],
  highlights: terms.highlights,
})
