const endRecord = 0x06054b50
const directoryEntry = 0x02014b50
const endSize = 22
const entrySize = 46
const longestComment = 65_535
const mostEntries = 10_000

/** The central directory of a ZIP file; unpacks nothing. */
export type ZipDirectory = {
  readonly names: readonly string[]
  /** Bytes that its members have in the file, and that they claim to have unpacked. */
  readonly packed: number
  readonly unpacked: number
}

/** The directory of a ZIP file; undefined for what is no sound one. */
export function zipDirectory(bytes: Buffer): ZipDirectory | undefined {
  const end = endOf(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > mostEntries) return undefined
  const names: string[] = []
  let packedBytes = 0
  let unpackedBytes = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + entrySize > end || bytes.readUInt32LE(at) !== directoryEntry) return undefined
    // Files of 4 GB say 0xffffffff and more elsewhere: as a number it is too much already.
    packedBytes += bytes.readUInt32LE(at + 20)
    unpackedBytes += bytes.readUInt32LE(at + 24)
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    names.push(bytes.toString('utf8', at + entrySize, at + entrySize + name))
    at += entrySize + name + extra + comment
  }
  return { names, packed: packedBytes, unpacked: unpackedBytes }
}

/** A ZIP file is found from its end, whatever it begins with: also behind a PDF. */
export function endsAsZip(bytes: Buffer): boolean {
  const end = endOf(bytes)
  if (end === undefined) return false
  const begin = end - bytes.readUInt32LE(end + 12)
  return begin >= 0 && begin + 4 <= end && bytes.readUInt32LE(begin) === directoryEntry
}

/** The end record is last, followed by a comment at most. */
function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endSize - longestComment)
  for (let at = bytes.length - endSize; at >= first; at--) {
    if (bytes.readUInt32LE(at) === endRecord) return at
  }
  return undefined
}
