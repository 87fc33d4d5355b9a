/**
 * Documents of a person (§ 7 employees/{id}/files). Ours: which files are taken and how large, by whom they are seen
 * (anyone who has access to the person), added and deleted (anyone who may edit the person).
 */

import type { FileRule } from '../../kernel/fileChoice.ts'
import { fileSize } from '../../kernel/fileSize.ts'
import { pictureSentences } from '../picture.ts'
import type { EmployeeDocument } from './nouns.ts'

/** § 9 */
export const DOCUMENT_TYPE = 0
export const DOCUMENT_MAX_BYTES = 10_000_000
/** What one tenant may keep. */
const QUOTA_BYTES = 5_000_000_000
export const exceedsQuota = (usedBytes: number, moreBytes: number): boolean => usedBytes + moreBytes > QUOTA_BYTES
export const NAME_MAX = 200

export const documentRule: FileRule = {
  kinds: ['pdf', 'picture', 'office', 'csv'],
  maxBytes: DOCUMENT_MAX_BYTES,
  multiple: true,
}

/** The types that are taken, and how the names of such files end. */
const endings = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
} as const

export type DocumentContentType = keyof typeof endings

/** What a file is by its name; undefined for what no document can be. */
export const contentTypeNamed = (name: string): DocumentContentType | undefined => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const types = Object.keys(endings) as ReadonlyArray<DocumentContentType>
  return types.find((type) => (endings[type] as ReadonlyArray<string>).includes(ending))
}

/** As files are called in a list: the name alone, without what would turn its letters round or hide its ending. */
export const documentName = (sent: string): string => {
  const name = (sent.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()
  const ending = /\.\w+$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, name.length - ending.length).slice(0, NAME_MAX - ending.length)}${ending}`
}

export type DocumentProblem =
  | 'tooLarge'
  | 'empty'
  | 'unsupportedType'
  | 'contentDiffers'
  | 'hiddenContent'
  | 'passwordProtected'
  | 'activeContent'
  | 'leadsElsewhere'
  | 'tooManyPixels'
  | 'unreadable'
  | 'quotaExceeded'

export const documentSentences: Record<DocumentProblem, string> = {
  tooLarge: `Files of at most ${fileSize(DOCUMENT_MAX_BYTES)} are taken.`,
  empty: 'This file is empty.',
  unsupportedType: 'Choose a PDF, PNG, JPG, DOCX, XLSX or CSV.',
  contentDiffers: 'The content of this file is not what its name says.',
  hiddenContent: 'This file holds a second file or a program inside. Save it anew and choose the new one.',
  passwordProtected: 'This PDF is protected with a password. Save it without one, and choose that one.',
  activeContent: 'This PDF holds a program (JavaScript or the like). Print it to a new PDF and choose that one.',
  leadsElsewhere: 'This PDF opens something else by itself. Print it to a new PDF and choose that one.',
  tooManyPixels: pictureSentences.tooManyPixels,
  unreadable: 'This file cannot be read. Save it anew and choose the new one.',
  quotaExceeded: 'Your company’s files fill the space there is. Delete some that are not needed any more.',
}

/** Newest first. */
export const inOrder = (documents: ReadonlyArray<EmployeeDocument>): ReadonlyArray<EmployeeDocument> =>
  documents.toSorted((one, other) => (one.addedUtc < other.addedUtc ? 1 : one.addedUtc > other.addedUtc ? -1 : 0))

export const wording = {
  uploadFailed: 'Failed to upload file(s)',
  deleteFailed: 'Failed to delete file(s)',
  deleted: (name: string): string => `${name} has been deleted`,
  added: (names: ReadonlyArray<string>): string =>
    names.length === 1 ? `${names[0]} has been added` : `${names.length} files have been added`,
  deleteTitle: 'Delete file',
  deleteText: (name: string): string => `Delete ${name}? It cannot be brought back.`,
} as const
