import Type from 'typebox'

/** The public id of a stored thing: random, so that nobody can guess one. */
export const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'A UUID' })

/** A text of several lines. Cleaning it keeps its line breaks; any other text has one line. */
export const Message = (options: {
  readonly minLength?: number
  readonly maxLength: number
  readonly description?: string
}) => Type.String({ ...options, 'x-multiline': true })
