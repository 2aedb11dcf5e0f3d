import type { Rule, Tri, View } from './rule.ts'
import type { Spot, Spots } from './spots.ts'

/** What bound rules look at: the quote so far, by places as well as by paths. */
export type Seeing = {
  readonly view: View
  /** What the view has at the place, for one of the place's own tests. */
  readonly valueAt: (spot: Spot) => unknown
}

/** A rule of which no path is looked up when it is tested. */
export type BoundTest = (seeing: Seeing) => Tri

/** Binds a rule to the places of its answers; one that does not say what it is made of is tested as it is. */
export function bindRule({ made, test }: Rule, spots: Spots): BoundTest {
  if (!made) return ({ view }) => test(view)
  if ('rules' in made) return made.join(made.rules.map((each) => bindRule(each, spots)))
  if ('bind' in made) return made.bind(spots)
  const { of, says, holds } = made
  const spot = spots.at(of)
  spot.tests.set(says, holds)
  return (seeing) => holds(seeing.valueAt(spot))
}
