import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'

/** Who does what next: "Client: answer 3 questions"; empty when nobody has to. */
export function nextMoveText({ next_move }: Pick<AgencyQuote, 'next_move'>, t: Translate): string {
  const { who, what, insurers, count = 1 } = next_move
  if (who === 'nobody') return ''
  const [insurer, another] = insurers
  const insurerText = another === undefined ? insurer : t('agent.move.severalInsurers', { count: insurers.length })
  const mover = who === 'insurer' && insurerText !== undefined ? insurerText : t(`agent.mover.${who}`)
  return t('agent.move', { who: mover, what: t(`agent.move.${what}`, { count }) })
}
