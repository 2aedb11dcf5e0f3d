/**
 * Every table, by name. Each feature adds its own in `<feature>.tables.ts`, next to the types of their rows:
 * `declare module … { interface Schema { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it in
export interface Schema {}
