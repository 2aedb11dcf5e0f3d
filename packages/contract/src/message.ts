import Type from 'typebox'

/** A text that people write in a box of several lines. Cleaning it keeps its line breaks; any other text has one line. */
export const Message = (options: {
  readonly minLength?: number
  readonly maxLength: number
  readonly description?: string
}) => Type.String({ ...options, 'x-multiline': true })
