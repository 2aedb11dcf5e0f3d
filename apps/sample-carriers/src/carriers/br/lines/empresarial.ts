import { amountAt } from '../../../rating/amounts.ts'
import type { ExposureBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { answering, notSure } from '../effects.ts'
import { guidelinesOf } from '../guidelines.ts'

const on = answering('empresarial')

const answers: readonly AnswerRule[] = [
  on(
    'occupancy',
    rates(['shared'], 1.05, 'Dividir o local com outras empresas aumenta o preço.'),
    rates(['home'], 1.05, 'Trabalhar em uma casa aumenta o preço.'),
  ),
  on(
    'setting',
    rates(['mall', 'offices'], 0.95, 'Um shopping ou prédio de escritórios tem vigilância, e o preço é menor.'),
    rates(['warehouse'], 1.08, 'Um galpão aumenta o preço.'),
    rates(['rural'], 1.1, 'No campo os bombeiros demoram mais, e o preço aumenta.'),
  ),
  on(
    'construction',
    rates(['mixed'], 1.1, 'Partes de madeira ou metal aumentam o preço.'),
    refers(['metal_panels'], 'Um subscritor analisa prédios com painéis de espuma, que queimam depressa.'),
    refers(['wood'], 'Um subscritor analisa prédios de madeira.'),
    notSure('a construção do prédio', 'not_sure'),
  ),
  on(
    'fire_certificate',
    rates(['Yes'], 0.96, 'A licença do Corpo de Bombeiros reduz o preço.'),
    refers(['No'], 'Um subscritor analisa locais sem licença do Corpo de Bombeiros.'),
    notSure('a licença do Corpo de Bombeiros'),
  ),
  on(
    'fire',
    rates(['sprinklers'], 0.88, 'Chuveiros automáticos reduzem o preço.'),
    rates(['detectors'], 0.96, 'Detectores de fumaça reduzem o preço.'),
    refers(['none'], 'Um subscritor analisa locais sem proteção contra incêndio.'),
  ),
  on(
    'hood',
    refers(['No'], 'Um subscritor analisa cozinhas em que a coifa não é limpa a cada seis meses.'),
    notSure('a limpeza da coifa'),
  ),
  on(
    'theft',
    rates(['monitored_alarm'], 0.93, 'Um alarme monitorado reduz o preço.'),
    rates(['guard'], 0.95, 'Vigilância 24 horas reduz o preço.'),
    rates(['none'], 1.12, 'Sem proteção contra roubo, o preço aumenta.'),
  ),
  on(
    'wiring',
    rates(['No'], 1.1, 'Uma instalação elétrica sem revisão aumenta o preço.'),
    notSure('a instalação elétrica'),
  ),
  on(
    'storage',
    declines(['fireworks'], 'Não seguramos locais com fogos ou explosivos.'),
    refers(['flammables', 'recyclables'], 'Um subscritor analisa locais com inflamáveis ou recicláveis.'),
    rates(['foam'], 1.25, 'Espuma e isopor queimam depressa e aumentam o preço.'),
    rates(['paper'], 1.08, 'Papel, tecido ou madeira em quantidade aumentam o preço.'),
  ),
  on('flooded', rates(['Yes'], 1.15, 'Água que já entrou no local aumenta o preço.'), notSure('alagamentos no local')),
  on('vacant', refers(['Yes'], 'Um subscritor analisa locais fechados por mais de 30 dias.')),
  on(
    'covers',
    rates(['windstorm'], 1.07, 'Você incluiu vendaval.'),
    rates(['glass'], 1.03, 'Você incluiu quebra de vidros.'),
    rates(['electronics'], 1.06, 'Você incluiu equipamentos eletrônicos.'),
    rates(['flood'], 1.1, 'Você incluiu alagamento.'),
    rates(['riot'], 1.02, 'Você incluiu tumulto.'),
    rates(['rent'], 1.02, 'Você incluiu o aluguel.'),
  ),
]

/** The lowest cost of rebuilding a square metre: a building insured for less is paid only in part. */
const leastToRebuild = 1200

/** Fixed costs for the months chosen, which is what a shutdown may cost, and how far the building is underinsured. */
const reads: SampleLine['reads'] = (request) => {
  const at = (name: string): number => amountAt(request, `details.empresarial.${name}`) ?? 0
  const building = at('building')
  return {
    interruption: at('fixed_costs') * at('interruption'),
    building_short: building > 0 ? Math.max(0, at('floor_area') * leastToRebuild - building) : 0,
  }
}

type Terms = Pick<SampleLine, 'appetite' | 'questions' | 'highlights'> & {
  readonly level: number
  readonly minimumPremium: number
  readonly states: Readonly<Record<string, number>>
  readonly mostClaims: number
  readonly largestValue: number
}

const bookOf = ({ level, minimumPremium, states }: Terms): ExposureBook => ({
  effective_from: '2026-01-01',
  exposures: [
    { name: 'Prédio', amount: 'details.empresarial.building', per: 1000, rate: 0.7, shownAs: 'Prédio' },
    {
      name: 'Conteúdo',
      amount: 'details.empresarial.contents',
      per: 1000,
      rate: [1.3, 1.8, 2.5, 3.6, 5.2],
      shownAs: 'Móveis, máquinas e equipamentos',
    },
    {
      name: 'Mercadorias',
      amount: 'details.empresarial.stock',
      per: 1000,
      rate: [1.5, 2.1, 2.9, 4.2, 6],
      shownAs: 'Mercadorias e matérias-primas',
    },
    {
      name: 'Roubo',
      amount: 'details.empresarial.theft_limit',
      per: 1000,
      rate: [11, 14, 17, 21, 26],
      shownAs: 'Roubo',
    },
    {
      name: 'Danos elétricos',
      amount: 'details.empresarial.electrical_limit',
      per: 1000,
      rate: 9,
      shownAs: 'Danos elétricos',
    },
    {
      name: 'Despesas fixas',
      amount: 'details.rated.interruption',
      per: 1000,
      rate: [1.2, 1.6, 2.2, 3, 4],
      shownAs: 'Despesas fixas',
    },
    {
      name: 'Responsabilidade civil',
      amount: 'details.empresarial.liability',
      per: 1000,
      rate: [0.8, 1.1, 1.5, 2.2, 3],
      shownAs: 'Responsabilidade civil do local',
    },
  ],
  states,
  lapse: 1.03,
  occurrence: [{ amount: 0, factor: 1 }],
  usualOccurrence: 0,
  deductible: [
    { amount: 1000, factor: 1.04 },
    { amount: 2000, factor: 1 },
    { amount: 5000, factor: 0.93 },
    { amount: 10_000, factor: 0.87 },
  ],
  usualDeductible: 2000,
  deductibleAt: 'details.empresarial.deductible',
  deductibleLabel: 'Franquia por sinistro',
  shows: ['deductible'],
  minimumPremium,
  policyFee: 0,
  level,
})

/** The business package of a Brazilian sample insurer, on its terms. Demonstration rates, with the tax (IOF). */
export const businessPackage = (terms: Terms): SampleLine => ({
  name: 'Seguro empresarial',
  ...(terms.appetite ? { appetite: terms.appetite } : {}),
  questions: terms.questions,
  reads,
  answers,
  guidelines: [
    ...guidelinesOf(terms.mostClaims),
    {
      code: 'building.short',
      measure: 'details.rated.building_short',
      above: 0,
      outcome: 'refer',
      reason:
        'O valor do prédio parece baixo para a área. Um subscritor confere, para que o prejuízo seja pago inteiro.',
    },
    ...(['building', 'contents', 'stock'] as const).map((name) => ({
      code: `${name}.large`,
      measure: `details.empresarial.${name}` as const,
      above: terms.largestValue,
      outcome: 'refer' as const,
      reason: 'Um subscritor analisa valores altos em um só local.',
    })),
  ],
  rateBooks: [bookOf(terms)],
  standardCovers: [{ code: 'fire', label: 'Incêndio, raio e explosão', offered: 'Até os valores acima' }],
  optionalCovers: [
    { code: 'lender', label: 'Banco como beneficiário', answer: 'details.empresarial.lender', offered: 'whole' },
  ],
  highlights: terms.highlights,
})
