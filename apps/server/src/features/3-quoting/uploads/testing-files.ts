export type ZipMember = {
  readonly name: string
  /** As it is in the file, not compressed. */
  readonly bytes?: Buffer
  /** How long it claims to be once unpacked, and how long it claims to lie there. */
  readonly unpacked?: number
  readonly packed?: number
}

/** A ZIP file of these members, for tests; a name alone is an empty one. */
export function zipFile(entries: readonly (string | ZipMember)[]): Buffer {
  const members = entries.map((each) => (typeof each === 'string' ? { name: each } : each))
  const bodies = members.map(({ name, bytes = Buffer.alloc(0) }) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    return Buffer.concat([head, Buffer.from(name), bytes])
  })
  const directory = members.map(({ name, bytes, packed = bytes?.length ?? 0, unpacked = packed }) => {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(packed, 20)
    entry.writeUInt32LE(unpacked, 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(Buffer.concat(bodies).length, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

/** The test pattern that every virus scanner recognizes; in two parts, or scanners would quarantine this file. */
export const virus = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`)
