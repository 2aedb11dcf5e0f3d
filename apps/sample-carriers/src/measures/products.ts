import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, startYear, sumOf } from './records.ts'

const isDiscontinued = ({ discontinued }: Entry): boolean => discontinued === 'Yes'

/** Discontinued products are still in use and can still hurt someone: their last sales count this much. */
const stillInUse = 0.3

/** The products as insurers rate them: weighted sales, and kinds without a full year's record. */
export function readProducts(request: QuoteRequest) {
  const products = entriesAt(request, 'details.product.products[]')
  return {
    product_sales: sumOf(products, (each) => amountIn(each, 'annual_sales') * (isDiscontinued(each) ? stillInUse : 1)),
    new_products: products.filter(
      (each) => !isDiscontinued(each) && amountIn(each, 'year_first_sold') >= startYear(request) - 1,
    ).length,
  }
}
