import { zipEnd } from './zipNames.ts'

/**
 * Whether a file is a second one as well: a picture that is a program, a PDF that is an archive. Anyone who opens such
 * a file with another program than its name suggests opens something nobody has looked at.
 */
export const isTwoFiles = (bytes: Uint8Array, contentType: string): boolean =>
  (checks[contentType] ?? []).some((holds) => holds(bytes))

type Check = (bytes: Uint8Array) => boolean

const isArchiveToo: Check = (bytes) => zipEnd(bytes) !== undefined

/** Readers of PDF accept a beginning that lies up to here. */
const isPdfToo: Check = (bytes) => latin(bytes.subarray(0, 1024)).includes('%PDF-')

const holdsMarkup: Check = (bytes) => /<(?:script|html|iframe|!doctype html|\?php)[\s>/]/i.test(latin(bytes))

/** Behind a PNG's last part there is nothing. */
const goesOnAfterPng: Check = (bytes) => latin(bytes.subarray(-12)) !== '\0\0\0\0IEND\xaeB`\x82'

const goesOnAfterGif: Check = (bytes) => bytes.findLast((byte) => byte !== 0) !== 0x3b

/** `GIF89a=` and `GIF89a/*` begin a program; as a picture it would be over 8,000 wide. */
const beginsProgram: Check = (bytes) => /^GIF8[79]a(?:\/\*|=[\x20-\x7e])/.test(latin(bytes.subarray(0, 8)))

const goesOnAfterWebp: Check = (bytes) =>
  bytes.length > new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 9

const ofPictures = [isArchiveToo, isPdfToo, holdsMarkup]

const checks: Readonly<Record<string, ReadonlyArray<Check>>> = {
  'application/pdf': [isArchiveToo],
  'image/png': [...ofPictures, goesOnAfterPng],
  // Telephones put a second picture behind the first, so what follows a JPEG is looked at and not forbidden.
  'image/jpeg': ofPictures,
  'image/gif': [...ofPictures, goesOnAfterGif, beginsProgram],
  'image/webp': [...ofPictures, goesOnAfterWebp],
}

/** Byte for byte. */
const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
