import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { field } from '../../field.ts'
import { pastYear, shortText } from '../bounds.ts'

const texts = (name: string) => `product.products.${name}`

/** What is made, imported or sold, by kind: this decides most of the price. */
export const products: DynamicEntity = {
  id: 'products',
  label: 'step.products.label',
  items: 'product.products',
  max: 25,
  columns: ['item.name', 'item.annual_sales', 'item.year_first_sold', 'item.discontinued'],
  texts: {
    item: 'list.products.item',
    add: 'list.products.add',
    deletePrompt: 'list.products.delete',
    empty: 'list.products.empty',
    guidance: 'list.products.guidance',
  },
  pages: [
    {
      label: 'step.products.0.label',
      form: {
        fields: [
          field('item.name', 'text', { hint: true, checks: shortText }, texts('name')),
          field(
            'item.end_use',
            'text',
            { hint: true, checks: [{ rule: 'isLengthLessThan', than: 251 }] },
            texts('end_use'),
          ),
          field('item.year_first_sold', 'year', { width: 3, checks: pastYear }, texts('year_first_sold')),
          field('item.discontinued', 'yes_no', { hint: true }, texts('discontinued')),
          field(
            'item.annual_sales',
            'money',
            { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 1_000_000_000 }] },
            texts('annual_sales'),
          ),
        ],
      },
    },
  ],
  checks: [
    { name: 'namesAProduct', message: 'list.products.namesAProduct', passes: (products) => products.length > 0 },
  ],
}
