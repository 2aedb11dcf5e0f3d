import { fixedPages } from '@coverwright/catalogue/sites/page-addresses'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './router.tsx'

const addressesOf = ({ path, index, children }: RouteObject): readonly string[] => {
  const own = path === undefined ? '' : `/${path}`
  return children ? children.flatMap(addressesOf).map((below) => own + below) : [index ? '' : own]
}

/** Below the area of the steps, which the flow decides. */
const steps = ['', '/done', '/resume']

test('the server knows every page that the router has, and no other (S1)', () => {
  const pages = routes
    .flatMap(addressesOf)
    .filter((address) => !address.endsWith('*') && !steps.includes(address))
    .toSorted()
  expect(pages).toEqual(fixedPages.toSorted())
})
