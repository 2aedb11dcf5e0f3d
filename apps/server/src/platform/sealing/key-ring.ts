/** Secret keys: the first one seals, all of them open. */
export type KeyRing = readonly [Buffer, ...Buffer[]]
