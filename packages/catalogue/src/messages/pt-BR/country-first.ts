/** What only Brazil’s own first page says. */
export const countryFirst = {} as const
