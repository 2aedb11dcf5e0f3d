type Values = Readonly<Record<string, readonly unknown[]>>
type Combination<Each extends Values> = { readonly [Name in keyof Each]: Each[Name][number] }

/** Every combination of one value of each. */
export const combinations = <Each extends Values>(values: Each): readonly Combination<Each>[] =>
  Object.entries(values).reduce<readonly object[]>(
    (all, [name, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as readonly Combination<Each>[]

/**
 * One in seven of many combinations, which still brings every two values together, and most threes: seven divides none of the
 * numbers of values, so the places taken walk through all of them.
 */
export const oneInSeven = <Case>(all: readonly Case[]): readonly Case[] => all.filter((_case, place) => place % 7 === 0)
