import { fieldTypes } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { draftStorage } from '../../api/browser/storage.ts'
import { insurerDraft } from './insurer-draft.ts'
import { removeOldDrafts } from './remove-old-drafts.ts'

const name = 'coverwright.insurer-answers.1'
const questions = fieldTypes.map((type) => ({ id: `of_${type}`, type }))
const enteredAnswers = Object.fromEntries(questions.map(({ id }) => [id, '078-05-1120']))
const harmless = {
  ...{ of_yes_no: '078-05-1120', of_yes_no_not_sure: '078-05-1120', of_select: '078-05-1120' },
  ...{ of_multi_select: '078-05-1120', of_money: '078-05-1120', of_percent: '078-05-1120', of_year: '078-05-1120' },
}

it('stores no answer to an insurer that may be a tax number, a birth date or a bank account (privacy)', () => {
  insurerDraft(name, questions).store({ ...enteredAnswers, of_nothing: '1975-03-02' })
  expect(JSON.parse(draftStorage.get(name) ?? '')).toEqual(harmless)
})

it('removes drafts of earlier versions, which contained them, for every site of the host, and nothing else (privacy)', () => {
  const old = ['coverwright.insurer-questions.u1.2', 'coverwright.north.shop.insurer-questions.u2.1']
  const others = ['coverwright.insurer-answers.u1.2', 'coverwright.draft.q1', 'someone.insurer-questions.u1.2']
  for (const each of [...old, ...others]) draftStorage.set(each, '{}')
  removeOldDrafts()
  expect(draftStorage.names().filter((each) => [...old, ...others].includes(each))).toEqual(others)
})

it('starts empty without a draft, or with one that cannot be read', () => {
  const draft = insurerDraft(name, questions)
  draft.forget()
  expect(draft.load()).toEqual({})
  draftStorage.set(name, 'null')
  expect(draft.load()).toEqual({})
})
