import { amountAt, answersAt } from '../../../rating/amounts.ts'
import type { Guideline } from '../../../rating/guideline.ts'
import type { ReckonedFactor } from '../../../rating/rate-book.ts'
import type { AnswerRule, OptionalCover, SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { about, unsure } from '../effects.ts'
import { generalGuidelines } from '../guidelines.ts'

/** Effects of answers about the premises, at both insurers. */
export const premisesAnswers: readonly AnswerRule[] = [
  about(
    'mr.use',
    rates(['office', 'practice'], 0.95, 'Escritórios e consultórios ardem menos, por isso o prémio baixa.'),
    rates(['restaurant', 'workshop'], 1.08, 'Cozinhas e oficinas ardem mais, por isso o prémio aumenta.'),
    refers(['other'], 'Um técnico pergunta para que serve o espaço.'),
  ),
  about(
    'mr.year',
    rates({ less_than: 1960 }, 1.12, 'Um edifício anterior a 1960, sem regras contra sismos, aumenta o prémio.'),
  ),
  about(
    'mr.construction',
    rates(['concrete'], 0.92, 'O betão armado baixa o prémio.'),
    rates(['wood_floors'], 1.3, 'Pisos ou telhado de madeira aumentam o prémio.'),
  ),
  about('mr.panels', refers(['Yes'], 'Um técnico analisa edifícios com painéis de espuma.'), unsure('os painéis')),
  about('mr.floor', rates(['basement'], 1.12, 'Uma cave inunda mais, por isso aumenta o prémio.')),
  about('mr.water', refers(['Yes'], 'Um técnico lê como e quando entrou água.')),
  about(
    'mr.covers',
    rates(['earthquake'], 1.28, 'Inclui sismos.'),
    rates(['theft'], 1.14, 'Inclui furto ou roubo.'),
    rates(['electrical'], 1.08, 'Inclui riscos elétricos e avaria de máquinas.'),
    rates(['glass'], 1.05, 'Inclui vidros, montras e letreiros.'),
  ),
  about('mr.alarm', rates(['central'], 0.93, 'Um alarme ligado a uma central baixa o prémio.')),
  about('mr.shutters', rates(['No'], 1.06, 'Portas e montras sem proteção aumentam o prémio.')),
  about('mr.extinguishers', refers(['No'], 'Um técnico pergunta pelos extintores por rever.')),
  about(
    'mr.electrics',
    rates(['No'], 1.08, 'Uma instalação elétrica por rever aumenta o prémio.'),
    unsure('a instalação elétrica'),
  ),
  about('mr.fryers', rates(['Yes'], 1.12, 'Fritar ou grelhar aumenta o prémio.')),
  about('mr.hood', declines(['No'], 'Não seguramos cozinhas com fritura ou grelha sem limpeza regular da chaminé.')),
  about('mr.flammables', refers(['Yes'], 'Um técnico pergunta como guarda os inflamáveis.')),
  about('mr.empty', refers(['Yes'], 'Um técnico analisa espaços fechados mais de 30 dias seguidos.')),
  about('mr.condominium_insured', unsure('o seguro do condomínio')),
]

/** The lowest cost of rebuilding a square metre: a building insured for less is paid only in part. */
const leastToRebuild = 600

/** The margin lost in the chosen period, how far the building is underinsured, and an uninsured unit. */
export const premisesMeasures: NonNullable<SampleLine['reads']> = (request) => {
  const at = (name: string): number => amountAt(request, `details.mr.${name}`) ?? 0
  const answerAt = (name: string): unknown => answersAt(request, `details.mr.${name}`)[0]
  const building = at('building')
  const owns = answerAt('tenure') === 'own'
  return {
    margin: (at('margin') * at('months')) / 12,
    building_short: owns && building > 0 ? Math.max(0, at('area') * leastToRebuild - building) : 0,
    flat_uninsured: Number(owns && building === 0 && answerAt('condominium_insured') === 'No'),
  }
}

/** Lisbon, Setúbal, the Algarve and the Azores, by the start of their postal codes. */
const zones: readonly (readonly [begins: RegExp, factor: number])[] = [
  [/^(1|26|27)/, 1.06],
  [/^(28|29)/, 1.05],
  [/^8/, 1.08],
  [/^9[5-9]/, 1.12],
]

/**
 * Earthquakes, storms and theft depend on where the premises are, which may be elsewhere than the business's address.
 */
export const zoneOfSpace: ReckonedFactor = {
  name: 'Zona',
  explanation: 'By the postal code of the space: Lisbon × 1.06, Setúbal × 1.05, the Algarve × 1.08, the Azores × 1.12.',
  factor: (request) => {
    const [code] = answersAt(request, 'details.mr.postal_code')
    return zones.find(([begins]) => begins.test(String(code)))?.[1] ?? 1
  },
}

const cover = (code: string, label: string): OptionalCover => ({
  code,
  label,
  answer: 'details.mr.covers',
  asks: [code],
  offered: 'whole',
})

/** Additions to the policy, priced by the answer above. */
export const chosenCovers: readonly OptionalCover[] = [
  cover('earthquake', 'Sismos'),
  cover('theft', 'Furto ou roubo'),
  cover('electrical', 'Riscos elétricos e avaria de máquinas'),
  cover('glass', 'Vidros, montras e letreiros'),
]

/** Thresholds of the premises. @param most the largest sum insured without a survey */
export const premisesGuidelines = (most: number): readonly Guideline[] => [
  ...generalGuidelines,
  {
    code: 'building.short',
    measure: 'details.rated.building_short',
    above: 0,
    outcome: 'refer',
    reason: 'O valor do edifício parece baixo para a área. Um técnico confirma consigo, para o seguro pagar tudo.',
  },
  {
    code: 'flat.uninsured',
    measure: 'details.rated.flat_uninsured',
    above: 0,
    outcome: 'refer',
    reason: 'A lei obriga a segurar a fração contra incêndio. Um técnico combina consigo o valor.',
  },
  {
    code: 'building.large',
    measure: 'details.mr.building',
    above: most,
    outcome: 'refer',
    reason: 'Um técnico visita edifícios deste valor antes de dar preço.',
  },
  {
    code: 'stock.large',
    measure: 'details.mr.stock',
    above: 500_000,
    outcome: 'refer',
    reason: 'Um técnico analisa mercadorias acima de 500\u00a0000\u00a0€.',
  },
  {
    code: 'cash.large',
    measure: 'details.mr.cash',
    above: 10_000,
    outcome: 'decline',
    reason: 'Não seguramos mais de 10\u00a0000\u00a0€ em dinheiro.',
  },
  {
    code: 'claims.several',
    measure: 'claims_in_3_years',
    above: 2,
    outcome: 'refer',
    reason: 'Um técnico lê o que aconteceu nos sinistros dos últimos três anos.',
  },
]
