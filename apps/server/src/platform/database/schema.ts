// biome-ignore lint/complexity/noBannedTypes: no feature has added its tables yet
type NoTables = {}

/** Every table, by name. Each feature describes its own in `<feature>.tables.ts` and is added here with `&`. */
export type Schema = NoTables
