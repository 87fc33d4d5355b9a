/**
 * § 2.6, § 5: which of the files somebody offers are taken. Only one when multiple is not allowed, and then none of
 * several; by kind (PDF, CSV or the image formats PNG, JPG, JPEG, SVG; Office files, and images without SVG, are ours).
 * Ours: a limit of size, said before choosing; by the ending of the name, because browsers disagree about types (the
 * server looks into the content too); of several the good ones are taken; the same file twice is one.
 */
import { fileSize } from './fileSize.ts'

export type FileKind = 'pdf' | 'csv' | 'image' | 'picture' | 'webPicture' | 'office'

export interface FileRule {
  readonly kinds: ReadonlyArray<FileKind>
  readonly maxBytes: number
  readonly multiple?: boolean
}

/** As much of a browser's `File` as can be judged before it is read. */
export interface NamedFile {
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

export interface FileProblem {
  readonly because: 'onlyOne' | 'wrongType' | 'tooLarge' | 'empty'
  /** The first file it is true of. */
  readonly name: string
}

export interface FileChoice<File extends NamedFile> {
  readonly files: ReadonlyArray<File>
  readonly problem: FileProblem | null
}

const endings: Record<FileKind, ReadonlyArray<string>> = {
  pdf: ['pdf'],
  csv: ['csv'],
  image: ['png', 'jpg', 'jpeg', 'svg'],
  /** An image that is made of pixels. */
  picture: ['png', 'jpg', 'jpeg'],
  webPicture: ['png', 'jpg', 'jpeg', 'webp'],
  office: ['docx', 'xlsx'],
}

/** What is chosen after `offered` came to what was chosen before. A refused offer changes nothing. */
export function withOffered<File extends NamedFile>(
  rule: FileRule,
  chosen: ReadonlyArray<File>,
  offered: ReadonlyArray<File>,
): FileChoice<File> {
  const [first] = offered
  if (!rule.multiple && first && offered.length > 1)
    return { files: chosen, problem: { because: 'onlyOne', name: first.name } }
  const problems = offered.map((file) => fileProblem(rule, file))
  const problem = problems.find((found) => found !== null) ?? null
  const good = offered.filter((_, at) => problems[at] === null)
  return { files: rule.multiple ? good.reduce(withOnce<File>, chosen) : good.length > 0 ? good : chosen, problem }
}

export function fileProblem(rule: FileRule, { name, size }: NamedFile): FileProblem | null {
  if (!endingsOf(rule.kinds).includes(endingOf(name))) return { because: 'wrongType', name }
  if (size === 0) return { because: 'empty', name }
  return size > rule.maxBytes ? { because: 'tooLarge', name } : null
}

export function problemSentence(rule: FileRule, { because, name }: FileProblem): string {
  switch (because) {
    case 'onlyOne':
      return 'Only one file can be uploaded'
    case 'wrongType':
      return `${name} is not an accepted file type. Accepted: ${kindNames(rule.kinds)}.`
    case 'tooLarge':
      return `${name} is larger than ${fileSize(rule.maxBytes)}.`
    case 'empty':
      return `${name} is empty.`
  }
}

/** What stands beside the chooser: "PNG, JPG, SVG, at most 2 mb". */
export const fileHint = ({ kinds, maxBytes, multiple }: FileRule): string =>
  `${kindNames(kinds)}, at most ${fileSize(maxBytes)}${multiple ? ' each' : ''}`

/** For the browser's own chooser: ".pdf,.csv". */
export const acceptedEndings = (kinds: ReadonlyArray<FileKind>): string =>
  endingsOf(kinds)
    .map((ending) => `.${ending}`)
    .join(',')

export const isImage = ({ name }: Pick<NamedFile, 'name'>): boolean => endings.image.includes(endingOf(name))

const endingsOf = (kinds: ReadonlyArray<FileKind>) => kinds.flatMap((kind) => endings[kind])
/** JPEG is another ending of JPG. */
const kindNames = (kinds: ReadonlyArray<FileKind>) =>
  endingsOf(kinds)
    .filter((ending) => ending !== 'jpeg')
    .join(', ')
    .toUpperCase()
const endingOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '')

const withOnce = <File extends NamedFile>(files: ReadonlyArray<File>, file: File): ReadonlyArray<File> =>
  files.some((one) => one.name === file.name && one.size === file.size && one.lastModified === file.lastModified)
    ? files
    : [...files, file]
