import { expect, it } from 'vitest'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through product liability and its questions, written by hand. */

const isOwn = (path: string) => /\/(product|products_create)\/|\/products_list\//.test(path)
const pages = [0, 2, 3].map((index) => `/dynamic-questions/product/edit/${index}`)
const create = '/dynamic-questions/products_create/edit/0'
const list = '/product.products/dynamic-questions/products_list/list'
const none = { forwards: [], backwards: [] }

it.each([0, 1, 3])('asks its three pages, then each product, and back in reverse: %s products (F1, F15)', (count) => {
  const products = Array.from({ length: count }, (_, at) => ({ id: `p${at}` }))
  // For an empty list, Continue shows the first item; Back skips that page.
  const ahead = count === 0 ? [create, list] : [list]
  const behind = count === 0 ? [create] : [list]
  for (const chosen of everyChoice) {
    const { forwards, backwards } = walk(contextFor('product', '15', chosen, { product: { products } }), isOwn)
    const isAsked = chosen === 'picked' || chosen === 'recommended'
    const expected = isAsked ? { forwards: [...pages, ...ahead], backwards: [...pages, ...behind] } : none
    expect({ chosen, forwards, backwards }).toEqual({ chosen, ...expected })
  }
})

it('the application needs at least one product (V3)', () => {
  const { flowState } = walk(contextFor('product', '15', 'picked', {}), isOwn)
  const entry = flowState.pages.find(({ path }) => path === create)
  expect([entry?.status, entry?.list?.failed]).toEqual(['incomplete', 'list.products.namesAProduct'])
})

const visibleWith = (product: object): readonly string[] =>
  walk(contextFor('product', '15', 'picked', { product }), isOwn).flowState.pages.flatMap(({ visible }) => visible)

it.each([
  [{ roles: ['retailer', 'wholesaler'] }, 'warnings_reviewed', false],
  [{ roles: ['retailer', 'private_label'] }, 'warnings_reviewed', true],
  [{ roles: ['maker'] }, 'quality_checks', true],
  [{ roles: ['importer'] }, 'quality_checks', true],
  [{ roles: ['wholesaler'] }, 'quality_checks', false],
  [{ foreign_suppliers: 'Yes' }, 'suppliers_insured', true],
  [{ foreign_suppliers: 'No' }, 'suppliers_insured', false],
  [{ tested: 'Yes' }, 'standards', true],
  [{ tested: 'Not sure' }, 'standards', false],
  [{ complaints: 'Yes' }, 'complaints_detail', true],
  [{ complaints: 'No' }, 'complaints_detail', false],
  [{ recalls: 'Yes' }, 'recalls_detail', true],
  [{ known_defects: 'Not sure' }, 'known_defects_detail', true],
  [{ known_defects: 'No' }, 'known_defects_detail', false],
] as const)('%j: %s is asked %s (Q2)', (answers, name, expected) => {
  expect(visibleWith(answers).includes(`product.${name}`)).toBe(expected)
})
