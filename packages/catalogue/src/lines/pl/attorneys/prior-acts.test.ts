import { describe, expect, it } from 'vitest'
import { effectivePriorActsDate } from './prior-acts.ts'

/* Source: seed section 5. Each line: approval, given date, hire date, existing insurance, the policy's date, result. */

type Row = readonly [unknown, unknown, unknown, unknown, unknown, string | undefined]

const day = '2011-04-05'
const hireDateNow = '2018-09-03'
const policy = '2014-01-01'

const tables: Readonly<Record<string, readonly Row[]>> = {
  'an approved date stands, whatever else there is': [
    ['Yes', day, hireDateNow, 'Yes', policy, day],
    ['Yes', day, hireDateNow, 'No', policy, day],
    ['Yes', day, hireDateNow, undefined, policy, day],
    ['Yes', day, undefined, 'Yes', undefined, day],
    ['Yes', day, undefined, undefined, undefined, day],
    ['Yes', '2020-06-30', hireDateNow, 'Yes', policy, '2020-06-30'],
    ['Yes', '2016-02-29', hireDateNow, 'Yes', policy, '2016-02-29'],
    ['yes', day, hireDateNow, 'Yes', policy, day],
    ['YES', day, hireDateNow, 'No', policy, day],
    [' yes ', day, hireDateNow, 'Yes', policy, day],
    ['yEs', day, hireDateNow, 'no', policy, day],
  ],
  'an approved date that is none yet is not guessed at': [
    ['Yes', undefined, hireDateNow, 'Yes', policy, undefined],
    ['Yes', '', hireDateNow, 'Yes', policy, undefined],
    ['Yes', '2015-02-29', hireDateNow, 'Yes', policy, undefined],
    ['Yes', 'soon', hireDateNow, 'Yes', policy, undefined],
  ],
  'without approval a given date counts for nothing': [
    ['No', day, hireDateNow, 'Yes', policy, hireDateNow],
    ['no', '2025-01-01', hireDateNow, 'Yes', policy, hireDateNow],
    [undefined, day, hireDateNow, 'Yes', policy, hireDateNow],
    ['', '2025-01-01', hireDateNow, 'Yes', policy, hireDateNow],
    ['Not sure', day, hireDateNow, 'Yes', policy, hireDateNow],
    [true, day, hireDateNow, 'Yes', policy, hireDateNow],
    [null, day, hireDateNow, 'No', policy, undefined],
  ],
  'with insurance the later of hire date and policy date': [
    ['No', undefined, hireDateNow, 'Yes', policy, hireDateNow],
    ['No', undefined, '2010-01-01', 'Yes', policy, policy],
    ['No', undefined, policy, 'Yes', policy, policy],
    ['No', undefined, '2014-01-02', 'Yes', policy, '2014-01-02'],
    ['No', undefined, '2013-12-31', 'Yes', policy, policy],
    ['No', undefined, '1999-12-31', 'Yes', '2000-01-01', '2000-01-01'],
    ['No', undefined, '2019-10-01', 'Yes', '2019-09-30', '2019-10-01'],
    ['No', undefined, '2019-10-09', 'Yes', '2019-10-10', '2019-10-10'],
    ['No', undefined, hireDateNow, 'YES', policy, hireDateNow],
    ['No', undefined, hireDateNow, 'yes', policy, hireDateNow],
  ],
  'on leap days': [
    ['No', undefined, '2020-02-29', 'Yes', '2020-02-28', '2020-02-29'],
    ['No', undefined, '2020-02-29', 'Yes', '2020-03-01', '2020-03-01'],
    ['No', undefined, '2020-02-29', 'Yes', '2020-02-29', '2020-02-29'],
    ['No', undefined, '2019-02-29', 'Yes', policy, policy],
    ['No', undefined, hireDateNow, 'Yes', '2100-02-29', hireDateNow],
  ],
  'with insurance the one date there is': [
    ['No', undefined, hireDateNow, 'Yes', undefined, hireDateNow],
    ['No', undefined, hireDateNow, 'Yes', null, hireDateNow],
    ['No', undefined, hireDateNow, 'Yes', '', hireDateNow],
    ['No', undefined, undefined, 'Yes', policy, policy],
    ['No', undefined, '', 'Yes', policy, policy],
    ['No', undefined, undefined, 'Yes', undefined, undefined],
    ['No', undefined, '09-03-2018', 'Yes', policy, policy],
    ['No', undefined, '2018-09-03T00:00:00Z', 'Yes', policy, policy],
    ['No', undefined, 20180903, 'Yes', policy, policy],
  ],
  'whatever is not No is insurance': [
    ['No', undefined, hireDateNow, undefined, policy, hireDateNow],
    ['No', undefined, hireDateNow, '', policy, hireDateNow],
    ['No', undefined, hireDateNow, null, policy, hireDateNow],
    ['No', undefined, hireDateNow, 'Not sure', policy, hireDateNow],
    ['No', undefined, '2010-01-01', undefined, policy, policy],
  ],
  'without insurance it starts with the policy': [
    ['No', undefined, hireDateNow, 'No', policy, undefined],
    ['No', undefined, hireDateNow, 'no', undefined, undefined],
    ['No', undefined, hireDateNow, 'NO', policy, undefined],
    ['No', day, hireDateNow, ' No ', policy, undefined],
    [undefined, undefined, undefined, 'No', undefined, undefined],
    ['No', undefined, undefined, undefined, undefined, undefined],
  ],
}

describe.each(Object.entries(tables))('%s', (_name, rows) => {
  it.each(rows)('%j %j, hired %j, insured %j since %j: %j (R9)', (...row) => {
    const [approval, date, hireDate, existingInsurance, policyPriorActsDate, expected] = row
    expect(effectivePriorActsDate({ approval, date, hireDate, existingInsurance, policyPriorActsDate })).toBe(expected)
  })
})

it('the table is long enough to be meaningful (R9)', () => {
  expect(Object.values(tables).flat().length).toBeGreaterThanOrEqual(45)
})
