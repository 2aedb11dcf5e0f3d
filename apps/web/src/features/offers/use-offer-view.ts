import { useSearchParams } from 'react-router'

/** The values of each, the usual one first. */
const choices = {
  view: ['cards', 'table'],
  price: ['year', 'month'],
  sort: ['price', 'insurer'],
  show: ['all', 'prices'],
  rows: ['all', 'differences'],
} as const

type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
  values.find((each) => each === value) ?? values[0]

/** How the offers are shown. It is part of the address, so that it survives a reload and can be shared. */
export function useOfferView() {
  const [params, setParams] = useSearchParams()
  const view: Choices = {
    view: oneOf(choices.view, params.get('view')),
    price: oneOf(choices.price, params.get('price')),
    sort: oneOf(choices.sort, params.get('sort')),
    show: oneOf(choices.show, params.get('show')),
    rows: oneOf(choices.rows, params.get('rows')),
  }
  const change = <Name extends keyof Choices>(name: Name, value: Choices[Name]): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === choices[name][0]) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { view, change }
}

export type OfferView = ReturnType<typeof useOfferView>
