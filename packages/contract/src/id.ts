import Type from 'typebox'

/** How whatever we keep is named from outside: random, so nobody guesses one. */
export const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'A UUID' })
