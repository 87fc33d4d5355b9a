/**
 * Why a file cannot be an HR document (§ 5 leaves it open; ours): it is one PDF and nothing beside it, which anybody it binds can
 * open, and which does nothing but show its pages. What runs in it is refused and not taken out: the file that people
 * agree to is the very file that was sent.
 */
import { documentSentences } from '../employees/documents/documents.ts'
import { fileSize } from '../kernel/fileSize.ts'
import { standardLocale, writtenNumber } from '../kernel/locale.ts'
import { POLICY_FILE_MAX_BYTES, POLICY_FILE_MAX_PAGES } from './files.ts'

export type PolicyFileProblem =
  | 'tooLarge'
  | 'empty'
  | 'unsupportedType'
  | 'contentDiffers'
  | 'hiddenContent'
  | 'passwordProtected'
  | 'activeContent'
  | 'leadsElsewhere'
  | 'tooManyPages'
  | 'unreadable'
  | 'quotaExceeded'

export const fileSentences: Readonly<Record<PolicyFileProblem, string>> = {
  tooLarge: `A file can be up to ${fileSize(POLICY_FILE_MAX_BYTES)}.`,
  empty: documentSentences.empty,
  unsupportedType: 'Choose a PDF.',
  contentDiffers: 'This file is not a PDF.',
  hiddenContent: 'This PDF contains another file. Save it without attachments and upload the new one.',
  passwordProtected: 'This PDF is password-protected. Save it without a password, so that everyone can read it.',
  activeContent: documentSentences.activeContent,
  leadsElsewhere: documentSentences.leadsElsewhere,
  tooManyPages: `A PDF can have up to ${writtenNumber(standardLocale, POLICY_FILE_MAX_PAGES)} pages.`,
  unreadable: 'This PDF cannot be read. Save it again and upload the new one.',
  quotaExceeded: documentSentences.quotaExceeded,
}
