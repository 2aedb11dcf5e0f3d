import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { answersAt } from '../../../rating/amounts.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../../shared/answer-effects.ts'
import { about, inPackage } from '../effects.ts'
import { conductAnswers } from './conduct.ts'

/** Effects of answers about computers and data, at both insurers. */
export const cyberAnswers: readonly AnswerRule[] = [
  ...conductAnswers,
  inPackage('office', 'professional'),
  about(
    'gb_cyber.kinds',
    rates(['health', 'bank'], 1.15, 'Health or bank details raise the price.'),
    rates(['identity', 'children'], 1.08, 'Identity papers or data about children raise the price.'),
  ),
  about('gb_cyber.ico', rates(['No'], 1.05, 'Personal data held without paying the ICO’s fee raises the price.')),
  about(
    'gb_cyber.online_share',
    rates({ more_than: 50 }, 1.1, 'Most of your sales stop when your systems do, which raises the price.'),
  ),
  about('gb_cyber.outsourced', rates(['Yes'], 0.97, 'A company that looks after your computers lowers the price.')),
  about(
    'gb_cyber.mfa',
    rates(['No'], 1.3, 'Signing in without a second step raises the price.'),
    unsure('the second step'),
  ),
  about(
    'gb_cyber.backups',
    rates(['daily'], 0.94, 'Daily backups lower the price.'),
    rates(['seldom'], 1.15, 'Rare backups raise the price.'),
    declines(['none'], 'We do not insure businesses without backups. Ask again once you have them.'),
  ),
  about(
    'gb_cyber.backups_apart',
    rates(['No'], 1.1, 'Without a backup kept apart the price is higher.'),
    unsure('backups'),
  ),
  about('gb_cyber.updates', rates(['No'], 1.15, 'Computers without updates raise the price.'), unsure('updates')),
  about('gb_cyber.call_back', refers(['No'], 'An underwriter asks how you check changed bank details.')),
  about('gb_cyber.training', rates(['Yes'], 0.96, 'People who know false emails lower the price.')),
  about('gb_cyber.essentials', rates(['yes', 'plus'], 0.93, 'Cyber Essentials lowers the price.')),
  about('gb_cyber.incidents', refers(['Yes'], 'An underwriter reads what happened and what you changed.')),
]

const recordPounds: Readonly<Record<string, number>> = { to_1000: 40, to_10000: 95, to_100000: 340, over: 1100 }

/** The cost of notifying everybody whose data was stolen. */
export const records = (request: QuoteRequest): number =>
  answersAt(request, 'details.gb_cyber.records').reduce<number>(
    (sum, each) => sum + (recordPounds[String(each)] ?? 0),
    0,
  )
