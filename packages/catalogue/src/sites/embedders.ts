/**
 * Whether pages of this origin may frame the site's form, and make the form's calls. `origins` as a site's file lists
 * them.
 */
export const isEmbedder = (origins: readonly string[], origin: string): boolean =>
  origins.some((pattern) => matcherOf(pattern).test(origin))

/** `*` stands for one or more labels of a host name, or for a port. */
const matcherOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.]/g, '\\.')
      .replace('://*', '://[a-z0-9-]+(?:\\.[a-z0-9-]+)*')
      .replace(':*', '(?::[0-9]+)?')}$`,
  )
