/** A store of files by our own keys, never by anything a person typed. */
export type ObjectStore = {
  /** Makes the place where files are kept, if there is none. */
  prepare(): Promise<void>
  /** Whole or not at all; the same key is written once. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** Succeeds if there is no such file. */
  remove(key: string): Promise<void>
}
