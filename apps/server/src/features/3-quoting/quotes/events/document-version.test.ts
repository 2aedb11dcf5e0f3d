import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { expect, test } from 'vitest'
import { documentVersion, type Upgrade, upgradeAnswers } from './document-version.ts'

/** What three releases might have done: renamed a field, moved one into a group, split one in two. */
const releases: readonly Upgrade[] = [
  ({ turnover, ...answers }) => ({ ...answers, annual_revenue: turnover }),
  ({ domain, ...answers }) => writeAnswer(answers, 'cyber.domain', domain),
  ({ contact_name, ...answers }) => {
    const [contact_first_name, ...rest] = String(contact_name).split(' ')
    return { ...answers, contact_first_name, contact_last_name: rest.join(' ') }
  },
]

const oldest = { turnover: 420_000, domain: { $sealed: 'v1.x' }, contact_name: 'Rosa de la Lind', dropped: ['kept'] }

test('answers of an earlier release are read in today’s form, and none is lost (case V16)', () => {
  const today = upgradeAnswers(oldest, 1, releases)
  expect(today).toEqual({
    annual_revenue: 420_000,
    cyber: { domain: { $sealed: 'v1.x' } },
    contact_first_name: 'Rosa',
    contact_last_name: 'de la Lind',
    dropped: ['kept'],
  })
  expect(upgradeAnswers(today, 4, releases)).toBe(today)
})

test('answers of an intermediate release only go through later changes (case V16)', () => {
  const { turnover: _renamed, ...second } = { ...oldest, annual_revenue: 1 }
  expect(readAnswer(upgradeAnswers(second, 2, releases), 'annual_revenue')).toBe(1)
  expect(isRecord(upgradeAnswers(second, 2, releases).cyber)).toBe(true)
})

test('answers of a later release are refused (case V16)', () => {
  expect(() => upgradeAnswers({}, documentVersion + 1)).toThrow('need a newer Coverwright')
})
