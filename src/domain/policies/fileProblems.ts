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
  tooLarge: `A file of at most ${fileSize(POLICY_FILE_MAX_BYTES)} is taken.`,
  empty: documentSentences.empty,
  unsupportedType: 'Choose a PDF.',
  contentDiffers: 'This file is not a PDF, whatever its name says.',
  hiddenContent: 'This PDF holds a second file. Save it anew without attachments and choose the new one.',
  passwordProtected: 'This PDF is protected with a password. Save it without one, so that everybody can read it.',
  activeContent: documentSentences.activeContent,
  leadsElsewhere: documentSentences.leadsElsewhere,
  tooManyPages: `A PDF of at most ${writtenNumber(standardLocale, POLICY_FILE_MAX_PAGES)} pages is taken.`,
  unreadable: 'This PDF cannot be read. Save it anew and choose the new one.',
  quotaExceeded: documentSentences.quotaExceeded,
}
