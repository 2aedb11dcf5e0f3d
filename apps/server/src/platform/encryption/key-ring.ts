/** Secret keys: the first encrypts, all of them decrypt. */
export type KeyRing = readonly [Buffer, ...Buffer[]]
