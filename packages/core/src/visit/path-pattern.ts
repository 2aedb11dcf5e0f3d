const number = /^\d+$/
/** A word of our own addresses, or a placeholder: a pattern is its own pattern. */
const word = /^([a-z][a-z_.-]{0,39}|:n|:id)$/

/**
 * A path as it may be counted: numbers as `:n`, and whatever is no plain word of ours as `:id`, so that no id, name or
 * address somebody put there is told. Question pages of insurers keep their line.
 */
export const pathPattern = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => {
      if (part === '' || word.test(part)) return part
      return number.test(part) ? ':n' : ':id'
    })
    .join('/') || '/'
