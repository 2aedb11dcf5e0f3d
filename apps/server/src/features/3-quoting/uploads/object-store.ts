/** Where files lie, by a key of ours: never by anything a person typed. */
export type ObjectStore = {
  /** Whole or not at all; the same key is written once. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** What is not there counts as removed. */
  remove(key: string): Promise<void>
}
