import { describe, expect, it } from 'vitest'
import { wording } from '../../src/domain/certifications/wording.ts'
import { messages } from '../../src/domain/policies/messages.ts'

/** What § 8 says word by word; `tests/ui/policies/failures.test.tsx` and the tests of the machines see them said. */
describe('§ 8 Policies', () => {
  it.each([
    [messages.changesNotLoaded, 'Failed to load policy changes'],
    [messages.versionNotLoaded(7), 'Failed to load policy version 7'],
    [messages.notUpdated, 'Failed to update HR Document'],
    [messages.notDeleted, 'Failed to delete HR Document'],
    [messages.notUploaded, 'Failed to upload HR Document'],
    [messages.fileNotReplaced, 'Failed to replace HR Document'],
    [messages.templateNotUsed, 'Failed to use template'],
    [messages.notUpdatedToTemplate, 'Failed to update to latest template'],
    [messages.notAgreed, 'Failed to agree to HR Document'],
    [messages.settingsNotUpdated, 'Failed to update settings for HR Document'],
    [messages.categoriesNotLoaded, 'Failed to load HR Document Categories'],
    [messages.categoryNotRemoved, 'Failed to remove category'],
    [messages.notReviewed, 'Failed to review HR Document'],
  ])('%s', (said, specified) => expect(said).toBe(specified))
})

describe('§ 8 Certifications', () => {
  it.each([
    [wording.added, 'Certification added successfully'],
    [
      wording.addFailed,
      'Oops! We couldn\u2019t upload the certification. Make sure the file is an accepted format and under the maximum size.',
    ],
    [wording.downloadFailed, 'Failed to download file(s)'],
    [wording.reminded, 'Certification reminder sent successfully'],
    [wording.remindFailed, 'Failed to send certification reminder'],
    [wording.deleted, 'Certification deleted successfully'],
    [wording.deleteFailed, 'Failed to delete certification'],
    [wording.fileDeleted, 'File deleted successfully'],
    [wording.fileDeleteFailed, 'Failed to delete file'],
    [wording.historyFailed, 'Failed to get all certification history'],
    [wording.expiryUpdated, 'Certification expiry updated'],
    [wording.expiryFailed, 'Failed to update expiry'],
    [wording.fileUploaded, 'Certification file uploaded successfully'],
    [wording.typeCreateFailed, 'Failed to create certification type'],
    [wording.typeUpdateFailed, 'Failed to update certification type'],
    [wording.typeArchiveFailed, 'Failed to delete certification type'],
  ])('%s', (said, specified) => expect(said).toBe(specified))
})
