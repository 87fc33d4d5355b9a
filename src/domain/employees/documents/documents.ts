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
  tooLarge: `Files can be up to ${fileSize(DOCUMENT_MAX_BYTES)}.`,
  empty: 'This file is empty.',
  unsupportedType: 'Choose a PDF, PNG, JPG, DOCX, XLSX or CSV.',
  contentDiffers: 'The content of this file does not match its type.',
  hiddenContent: 'This file contains another file or a script. Save it without them and upload the new one.',
  passwordProtected: 'This PDF is password-protected. Save it without a password and upload that one.',
  activeContent: 'This PDF contains scripts. Print it to a new PDF and upload that one.',
  leadsElsewhere: 'This PDF opens other content automatically. Print it to a new PDF and upload that one.',
  tooManyPixels: pictureSentences.tooManyPixels,
  unreadable: 'This file cannot be read. Save it again and upload the new one.',
  quotaExceeded: 'Your company has used all its file storage. Delete files you no longer need.',
}

/** Newest first. */
export const inOrder = (documents: ReadonlyArray<EmployeeDocument>): ReadonlyArray<EmployeeDocument> =>
  documents.toSorted((one, other) => (one.addedUtc < other.addedUtc ? 1 : one.addedUtc > other.addedUtc ? -1 : 0))

export const wording = {
  uploadFailed: 'Failed to upload file(s)',
  deleteFailed: 'Failed to delete file(s)',
  deleted: (name: string): string => `${name} deleted`,
  added: (names: ReadonlyArray<string>): string =>
    names.length === 1 ? `${names[0]} added` : `${names.length} files added`,
  deleteTitle: 'Delete file',
  deleteText: (name: string): string => `Delete ${name}? This cannot be undone.`,
} as const
