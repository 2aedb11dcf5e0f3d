import { randomBytes } from 'node:crypto'
import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { expect, test } from 'vitest'
import { createEncryptor } from '../../../../platform/encryption/encryptor.ts'
import { changesBetween, decryptChange } from '../events/changes.ts'
import {
  decryptAnswers,
  emptyMasks,
  encryptAnswers,
  maskAnswers,
  sensitivePaths,
  unmaskGiven,
} from './sensitive-answers.ts'

const paths = ['employer_id', 'drivers[].license_number']
const rosa = { id: 'd1', first_name: 'Rosa', license_number: 'L123-4567' }
const paul = { id: 'd2', first_name: 'Paul' }
const answers = { employer_id: '36-1234567', drivers: [rosa, paul] }
const encryptor = createEncryptor(randomBytes(32))

test('the flow lists each sensitive field once, in the items of lists too (case P3)', () => {
  const pathsNow = sensitivePaths(siteFlow({ stepsFlowMapping: [] }, unitedStates).flow)
  expect(pathsNow).toEqual(expect.arrayContaining(paths))
  expect(new Set(pathsNow).size).toBe(pathsNow.length)
})

test('an answer in a list is encrypted at rest, decrypted for its owner and masked in replies (case P3)', () => {
  const sealedAnswers = encryptAnswers(answers, paths, encryptor, 'q1')
  expect(JSON.stringify(sealedAnswers)).not.toMatch(/4567/)
  expect(JSON.stringify(sealedAnswers)).toMatch(/Rosa/)
  expect(decryptAnswers(sealedAnswers, paths, encryptor, 'q1')).toEqual(answers)
  expect(maskAnswers(answers, paths)).toEqual({
    employer_id: '•••••4567',
    drivers: [{ ...rosa, license_number: '•••••4567' }, paul],
  })
})

test('a mask that comes back stands for the same item’s answer, wherever that item is now (case P3)', () => {
  const [maskedDriver] = [maskAnswers({ drivers: [rosa] }, paths)].flatMap(({ drivers }) =>
    Array.isArray(drivers) ? drivers : [],
  )
  const sentAnswers = { drivers: [paul, { ...maskedDriver, first_name: 'Rosi' }] }
  const unmaskedAnswers = unmaskGiven(sentAnswers, answers, paths)
  expect(unmaskedAnswers).toEqual({ drivers: [paul, { ...rosa, first_name: 'Rosi' }] })
  expect(emptyMasks(unmaskedAnswers, paths)).toEqual([])
})

test('a mask with nothing behind it is refused with its list (case P3)', () => {
  const sentAnswers = { drivers: [{ ...paul, license_number: '•••••9999' }] }
  expect(emptyMasks(unmaskGiven(sentAnswers, answers, paths), paths)).toEqual(['drivers'])
})

test('the history of a list is encrypted too, and can be decrypted (case P4)', () => {
  const encryptFor = { encryptor, owner: 'q1', sensitive: paths }
  const [change] = changesBetween({}, answers, ['drivers'], encryptFor)
  if (!change) throw new Error('nothing changed')
  expect(JSON.stringify(change)).not.toMatch(/4567/)
  expect(decryptChange(change, encryptor, 'q1')).toEqual({ path: 'drivers', after: [rosa, paul] })
})
