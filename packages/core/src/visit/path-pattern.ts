const number = /^\d+$/
/** A word of our own addresses, or a placeholder, so that a pattern maps to itself. */
const word = /^([a-z][a-z_.-]{0,39}|:n|:id)$/

/**
 * A path for statistics: numbers become `:n`, and everything that is not a plain word of our addresses `:id`, so that no
 * id or name is recorded.
 */
export const pathPattern = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => {
      if (part === '' || word.test(part)) return part
      return number.test(part) ? ':n' : ':id'
    })
    .join('/') || '/'
