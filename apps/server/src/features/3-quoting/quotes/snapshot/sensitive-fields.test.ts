import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { expect, it } from 'vitest'
import { sampleSites } from '../../../../testing/default-site.ts'
import { createSites } from '../../../1-foundation/site/served-site.ts'
import { formsOf } from './forms-of.ts'
import { birthDatesOf, sensitiveOf } from './sensitive-answers.ts'

/** Checks of numbers that only people and firms have. */
const checksOfNumbers = new Set(['isFeinOrSsnValid', 'isTaxNumber', 'isPayeReference', 'isNyUnemploymentNumber'])
/** Names of such fields. */
const names =
  /birth|(^|[._])(dob|ssn|fein|ein|tin|iban|passport)([._]|$)|social_security|licen[cs]e_(number|no|id)$|\.licen[cs]e$|(national|tax|employer|identity)_(id|number)|card_number|paye_ref|unemployment|account_number/

const textTypes: ReadonlySet<Field['type']> = new Set(['text', 'long_text', 'tax_id', 'date', 'number'])

const isPersonal = ({ path, type, label, checks = [] }: Field): boolean =>
  type === 'tax_id' ||
  (textTypes.has(type) &&
    (names.test(path) ||
      (typeof label === 'string' && names.test(label.replace(/\.label$/, ''))) ||
      checks.some(({ rule }) => checksOfNumbers.has(rule))))

const fieldsOf = (node: StepNode): readonly Field[] =>
  node.kind === 'list' ? node.pages.flatMap(({ form }) => form.fields) : formsOf(node).flatMap(({ fields }) => fields)

const inner = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap(({ fields: within = [] }) => [...within, ...inner(within)])

const { all } = createSites(sampleSites)
const flows: readonly CompiledFlow[] = all.flatMap((servedSite) => Object.values(servedSite.flows))
const nodes = new Set(flows.flatMap(({ slots }) => slots.map(({ node }) => node)))
const fields = [...nodes].flatMap(fieldsOf)

it('every tax number, license number and date of birth of every site is sensitive (case P3)', () => {
  const personal = fields.filter(isPersonal)
  const paths = new Set(personal.map(({ path }) => path))
  expect([...paths]).toEqual(
    expect.arrayContaining([
      'employer_id',
      'item.birthdate',
      'item.license_number',
      'cdcs.uw_questions.license_number',
      'wc.unemployment.ny',
      'gb_el.paye_reference',
      'rcp_uber_fr.card_number',
      'rcp.licence',
    ]),
  )
  expect(personal.filter(({ sensitive }) => !sensitive).map(({ path }) => path)).toEqual([])
})

it('none is inside a group or a repeated field, where answers are not encrypted (case P3)', () => {
  const within = inner(fields)
  expect(within.length).toBeGreaterThan(50)
  expect(within.filter((field) => field.sensitive || isPersonal(field)).map(({ path }) => path)).toEqual([])
})

it('encryption covers all of them, and distinguishes dates of birth (case P3)', () => {
  const sealedPaths = new Set(all.flatMap(sensitiveOf))
  const sensitive = fields.filter((field) => field.sensitive)
  for (const { path } of sensitive) {
    const name = path.replace(/^item\./, '')
    expect([...sealedPaths].some((each) => each === name || each.endsWith(`[].${name}`))).toBe(true)
  }
  expect([...new Set(all.flatMap(birthDatesOf))]).toEqual(['drivers[].birthdate'])
})
