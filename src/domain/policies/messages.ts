/** § 8 Policies, verbatim: what is said when something could not be done. Apart from `wording.ts`, which the menu brings. */
export const messages = {
  changesNotLoaded: 'Failed to load policy changes',
  versionNotLoaded: (versionNo: number): string => `Failed to load policy version ${versionNo}`,
  notUpdated: 'Failed to update HR Document',
  notDeleted: 'Failed to delete HR Document',
  notUploaded: 'Failed to upload HR Document',
  fileNotReplaced: 'Failed to replace HR Document',
  templateNotUsed: 'Failed to use template',
  notUpdatedToTemplate: 'Failed to update to latest template',
  notAgreed: 'Failed to agree to HR Document',
  settingsNotUpdated: 'Failed to update settings for HR Document',
  categoriesNotLoaded: 'Failed to load HR Document Categories',
  categoryNotRemoved: 'Failed to remove category',
  /** Only where the server gives no detail. */
  notReviewed: 'Failed to review HR Document',
} as const
