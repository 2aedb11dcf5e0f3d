export type Params = Readonly<Record<string, string>>

/** What a path says where a pattern has names, as in /quotes/:id; undefined when it has another form. */
export function matched(pattern: string, path: string): Params | undefined {
  const form = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')
  const found = form.exec(path)
  return found ? { ...found.groups } : undefined
}

/** Whether a path is the prefix itself or lies below it. */
export const isBelow = (prefix: string, path: string): boolean =>
  `${path}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase())

/** The rest of a path below a base; one that is elsewhere as it is, with a `~` before it. */
export const below = (base: string, path: string): string =>
  isBelow(base, path) ? path.slice(base.length) || '/' : `~${path}`
