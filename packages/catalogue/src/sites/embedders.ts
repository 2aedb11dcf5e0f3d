/**
 * Whether pages of this origin may frame the site's form, and make the form's calls. `origins` as a site's file lists
 * them.
 */
export const isEmbedder = (origins: readonly string[], origin: string): boolean =>
  origins.some((listed) => matcherOf(listed).test(origin))

/** `*` stands for one or more labels of a host name, or for a port. */
const matcherOf = (listed: string): RegExp =>
  new RegExp(
    `^${listed
      .replace(/[.]/g, '\\.')
      .replace('://*', '://[a-z0-9-]+(?:\\.[a-z0-9-]+)*')
      .replace(':*', '(?::[0-9]+)?')}$`,
  )
