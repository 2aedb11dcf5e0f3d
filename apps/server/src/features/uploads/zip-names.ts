const endRecord = 0x06054b50
const directoryEntry = 0x02014b50
const endSize = 22
const entrySize = 46
const longestComment = 65_535
const mostEntries = 10_000

/** The names in a ZIP file's directory, unpacking nothing; undefined for what is no sound ZIP file. */
export function zipNames(bytes: Buffer): readonly string[] | undefined {
  const end = endOf(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > mostEntries) return undefined
  const names: string[] = []
  for (let entry = 0; entry < count; entry++) {
    if (at + entrySize > end || bytes.readUInt32LE(at) !== directoryEntry) return undefined
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    names.push(bytes.toString('utf8', at + entrySize, at + entrySize + name))
    at += entrySize + name + extra + comment
  }
  return names
}

/** The directory's end stands last, before a comment at most. */
function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endSize - longestComment)
  for (let at = bytes.length - endSize; at >= first; at--) {
    if (bytes.readUInt32LE(at) === endRecord) return at
  }
  return undefined
}
