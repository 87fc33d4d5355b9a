import { crc32 } from 'node:zlib'

/** An archive of empty files of these names. */
export const aZip = (names: ReadonlyArray<string>): Buffer => {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const name of names) {
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(crc32(Buffer.alloc(0)), 14)
    local.writeUInt16LE(title.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(title.length, 28)
    central.writeUInt32LE(at, 42)
    entries.push(local, title)
    directory.push(central, title)
    at += local.length + title.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...entries, listed, end])
}
