import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { answersAt } from '../../../rating/amounts.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../../shared/answer-effects.ts'
import { about, unsure } from '../effects.ts'

/** Effects of answers about computers and data, at both insurers. */
export const cyberAnswers: readonly AnswerRule[] = [
  about(
    'ciber.kinds',
    rates(['health', 'bank'], 1.15, 'Dados de saúde ou bancários aumentam o prémio.'),
    rates(['children'], 1.06, 'Dados de crianças aumentam o prémio.'),
  ),
  about('ciber.online_share', rates({ more_than: 50 }, 1.1, 'Vender sobretudo pela Internet aumenta o prémio.')),
  about('ciber.mfa', rates(['No'], 1.3, 'Entrar sem segundo código aumenta o prémio.'), unsure('o segundo código')),
  about(
    'ciber.backups',
    rates(['daily'], 0.94, 'Cópias diárias baixam o prémio.'),
    rates(['seldom'], 1.15, 'Cópias raras aumentam o prémio.'),
    declines(['none'], 'Não seguramos quem não faz cópias de segurança. Volte a pedir quando as fizer.'),
  ),
  about('ciber.backups_apart', rates(['No'], 1.1, 'Sem uma cópia à parte, o prémio aumenta.'), unsure('as cópias')),
  about(
    'ciber.updates',
    rates(['No'], 1.15, 'Computadores por atualizar aumentam o prémio.'),
    unsure('as atualizações'),
  ),
  about('ciber.transfers_checked', refers(['No'], 'Um técnico pergunta como confirma mudanças de IBAN.')),
  about('ciber.incidents', refers(['Yes'], 'Um técnico lê o que aconteceu e o que mudou.')),
  about('ciber.outsourced', rates(['Yes'], 0.96, 'Ter quem trate da informática, com contrato, baixa o prémio.')),
  about(
    'ciber.privacy',
    rates(['No'], 1.05, 'A falta de um registo dos dados aumenta o prémio.'),
    unsure('o registo de dados'),
  ),
]

const recordEuros: Readonly<Record<string, number>> = { to_1000: 45, to_10000: 110, to_100000: 380, over: 1200 }

/** The cost of notifying everybody whose data was stolen. */
export const records = (request: QuoteRequest): number =>
  answersAt(request, 'details.ciber.records').reduce<number>((sum, each) => sum + (recordEuros[String(each)] ?? 0), 0)
