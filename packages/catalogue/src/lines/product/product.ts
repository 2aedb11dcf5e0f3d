import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { any, has, is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { longText } from '../bounds.ts'
import { products } from './products.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.product.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const

/** They are liable for the product as if they had made it. */
const answersAsMaker = has('product.roles', 'maker', 'assembler', 'importer', 'private_label')
const buysAbroad = yes('product.foreign_suppliers')

const role = [
  field('product.roles', 'multi_select', {
    hint: true,
    why: true,
    options: ['maker', 'assembler', 'importer', 'private_label', 'wholesaler', 'retailer'],
  }),
  field('product.foreign_share', 'percent', { hint: true, width: 3 }),
]

const use = [
  field('product.intended_for', 'multi_select', {
    hint: true,
    why: true,
    options: [
      'children',
      'food',
      'supplements',
      'cosmetics',
      'medical',
      'electrical',
      'batteries',
      'chemicals',
      'auto_critical',
      'aircraft',
      'weapons',
      'vape_cannabis',
      none,
    ],
  }),
  field('product.foreign_suppliers', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('product.foreign_countries', 'text', {
    hint: true,
    visible: buysAbroad,
    parent: 'product.foreign_suppliers',
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  }),
  field('product.suppliers_insured', 'yes_no_not_sure', {
    hint: true,
    visible: buysAbroad,
    parent: 'product.foreign_suppliers',
  }),
  field('product.designs', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('product.installs', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('product.warnings_reviewed', 'yes_no_not_sure', {
    hint: true,
    visible: answersAsMaker,
    parent: 'product.roles',
  }),
]

const quality = [
  field('product.tested', 'yes_no_not_sure', { hint: true }),
  field('product.standards', 'text', {
    hint: true,
    visible: yes('product.tested'),
    parent: 'product.tested',
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  }),
  field('product.quality_checks', 'multi_select', {
    visible: answersAsMaker,
    parent: 'product.roles',
    options: ['incoming', 'process', 'final', none],
  }),
  field('product.traceable', 'yes_no', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('product.records_years', 'select', { options: ['0', '2', '5', '10'] }),
  field('product.recall_plan', 'yes_no', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
]

const contracts = [
  field('product.hold_harmless', 'yes_no_not_sure', { hint: true }),
  field('product.vendors_endorsement', 'yes_no', { hint: true }),
  field('product.limit', 'select', { usual: '1000000', hint: true, options: ['1000000', '2000000', '5000000'] }),
  field('product.deductible', 'select', { usual: '1000', hint: true, options: ['0', '1000', '2500', '5000', '10000'] }),
]

const past = [
  field('product.complaints', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('product.complaints_detail', 'long_text', {
    hint: true,
    visible: yes('product.complaints'),
    parent: 'product.complaints',
    checks: longText,
  }),
  field('product.recalls', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('product.recalls_detail', 'long_text', {
    hint: true,
    visible: yes('product.recalls'),
    parent: 'product.recalls',
    checks: longText,
  }),
  field('product.known_defects', 'yes_no_not_sure', { yearly: true, hint: true, why: true }),
  field('product.known_defects_detail', 'long_text', {
    hint: true,
    visible: any(yes('product.known_defects'), is('product.known_defects', 'Not sure')),
    parent: 'product.known_defects',
    checks: longText,
  }),
]

/**
 * The business's role between maker and buyer, the use of its products, quality checks, past problems; then each
 * product.
 */
export const productQuestions: DynamicFlow = {
  id: 'product',
  label: 'step.product.label',
  pages: [
    pageOfSections('product', [0, role], [1, use]),
    page(2, quality),
    pageOfSections('product', [3, past], [4, contracts]),
  ],
  entities: [products],
}
