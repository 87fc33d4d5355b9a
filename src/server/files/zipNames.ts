/** The names of what is packed in a ZIP, read from its directory; undefined when it is none that ends where it should. */
export const zipNames = (bytes: Uint8Array): ReadonlyArray<string> | undefined => {
  const end = zipEnd(bytes)
  if (end === undefined) return undefined
  const view = viewOf(bytes)
  const count = view.getUint16(end + 10, true)
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return undefined
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((part) => view.getUint16(at + part, true)) as [
      number,
      number,
      number,
    ]
    names.push(new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)))
    at += entryLength + nameLength + extraLength + commentLength
  }
  return names
}

/** Where the record lies that ends a ZIP: its comment reaches just to the end of the file. */
export const zipEnd = (bytes: Uint8Array): number | undefined => {
  const view = viewOf(bytes)
  const last = bytes.length - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (view.getUint32(at, true) === endMark && view.getUint16(at + 20, true) === last - at) return at
  }
  return undefined
}

const endMark = 0x06054b50
const endLength = 22
const entryMark = 0x02014b50
const entryLength = 46
const longestComment = 0xffff

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
