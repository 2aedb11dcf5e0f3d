import { otherCoverage } from '@coverwright/catalogue/lines/other/type'
import { statementsWanted } from '@coverwright/catalogue/signing/statements-to-sign'
import { readAnswer } from '@coverwright/core/answers/answers'
import { describe, expect, it } from 'vitest'
import { typesOf } from '../../../../testing/fill-quote.ts'
import { createReferenceLists } from '../../../1-foundation/reference/reference-lists.ts'
import { translateTo } from '../../../1-foundation/site/translate.ts'
import { disclosuresOf } from './disclosures.ts'

const lists = createReferenceLists()
const now = new Date('2026-11-20T18:00:00Z')
const general = 'page.attestation.general'
const agreementKey = 'page.attestation.agree'

type Business = { readonly lines: readonly string[]; readonly states: readonly string[] }

/** An application whose first state is the business's, the others those of its locations. */
function signedStatements({ lines, states }: Business, keys: readonly string[]) {
  const answers = {
    insurance_types: typesOf(...lines),
    state: states[0],
    locations: states.map((state, at) => ({ id: `l${at}`, state })),
  }
  const view = { get: (path: string) => readAnswer(answers, path), isOn: () => false, today: '2026-11-20' }
  return disclosuresOf(
    { view, translate: translateTo('en-US'), country: { statements: 'by-state' }, site: {} },
    { lists },
    keys,
    now,
  )
}

describe('the agreement at the end', () => {
  it.for([
    [['gl'], ['NY'], ['fraud.NY.application']],
    [['gl'], ['OH'], [general]],
    [['gl'], ['OH', 'TX'], [general]],
    [['gl'], ['OH', 'NY'], ['fraud.NY.application', general]],
    [
      ['gl', 'cp'],
      ['CA', 'FL', 'NV'],
      ['fraud.CA.application', 'fraud.FL.application', general],
    ],
    [['wc'], ['IL'], ['fraud.general.workers_compensation']],
    [['wc'], ['FL'], ['fraud.FL.workers_compensation']],
    [['wc'], ['NY'], ['fraud.NY.workers_compensation']],
    [['wc', 'bop'], ['IL'], [general, 'fraud.general.workers_compensation']],
    [['ca'], ['NY'], ['fraud.NY.auto']],
    [['ca', 'wc'], ['NY'], ['fraud.NY.workers_compensation', 'fraud.NY.auto']],
    [['gl', 'ca', 'wc'], ['NY'], ['fraud.NY.application', 'fraud.NY.auto']],
    [['gl'], ['ZZ'], [general]],
  ] as const)('%j in %j is %j (K1, F20)', ([lines, states, keys]) => {
    const disclosures = signedStatements({ lines, states }, keys)
    expect(disclosures.map(({ key }) => key)).toEqual([...keys, agreementKey])
  })

  it('is empty if nobody was asked, unless the site demands it (C1, R8, seed 7.1)', () => {
    const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
    const submit = (customerFacing: object) => () =>
      disclosuresOf(
        { view, translate: translateTo('en-US'), country: { statements: 'by-state' }, site: { customerFacing } },
        { lists },
        undefined,
        now,
      )
    expect(submit({})()).toEqual([])
    for (const demand of ['attestationRequired', 'isRetailAgreement']) {
      expect(submit({ [demand]: true })).toThrowError('not valid')
    }
  })

  it('other coverage is an ordinary application, beside workers’ compensation too (K1, C1)', () => {
    const answers = { insurance_types: [...typesOf('wc'), { uuid: otherCoverage.uuid }], state: 'IL' }
    const view = { get: (path: string) => readAnswer(answers, path), isOn: () => false, today: '2026-11-20' }
    const kinds = statementsWanted(view, { statements: 'by-state' }).map(({ kind }) => kind)
    expect(kinds).toEqual(['application', 'workers_compensation'])
  })

  it('is frozen in the text of the day, with its law and the day it was verified (K1, R8)', () => {
    const [statement, agreement] = signedStatements({ lines: ['gl'], states: ['NY'] }, ['fraud.NY.application'])
    const row = lists.fraudStatements.find(({ state, kind }) => state === 'NY' && kind === 'application')
    expect(statement).toEqual({
      key: 'fraud.NY.application',
      heading: 'New York fraud statement',
      text: row?.text,
      citation: '11 NYCRR 86.4(a)',
      checked_on: row?.checked_on,
    })
    expect(agreement).toEqual({ key: agreementKey, text: translateTo('en-US')(agreementKey) })
    expect(signedStatements({ lines: ['gl'], states: ['WY'] }, [general])[0]).not.toHaveProperty('citation')
    expect(signedStatements({ lines: ['gl'], states: ['OH', 'TX'] }, [general])[0]).toMatchObject({
      citation: 'See Ohio Rev. Code 3999.21; See Tex. Penal Code 35.02(a-1)',
    })
  })

  it('may be our general text if the page could not look up the state’s (F20)', () => {
    const disclosures = signedStatements({ lines: ['gl'], states: ['NY', 'FL'] }, [general, 'fraud.FL.application'])
    expect(disclosures.map(({ key }) => key)).toEqual(['fraud.FL.application', general, agreementKey])
  })

  it.for([
    [[]],
    [['fraud.NY.application']],
    [['fraud.NY.application', 'fraud.FL.application', 'fraud.CA.application']],
    [['fraud.NY.application', 'fraud.FL.auto']],
    [['fraud.NY.application', 'page.attestation.agree']],
    [[general, 'fraud.CA.application']],
  ])('%j is refused in New York and Florida (F20)', ([keys = []]) => {
    expect(() => signedStatements({ lines: ['gl'], states: ['NY', 'FL'] }, keys)).toThrow('not valid')
  })
})
