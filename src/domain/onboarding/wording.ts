/** § 8 Logo, and § 2.5, verbatim. */
export const wording = {
  /** § 8 */
  logoUploaded: 'Logo uploaded successfully',
  logoFailed: 'Failed to upload logo',
  /** § 2.5 */
  welcome: 'Add Your Company Logo',
  upload: 'Upload',
  skipForNow: 'Skip for now',
  /** ours */
  companyLogo: 'Company logo',
  addLogo: 'Add your logo',
  changeLogo: 'Change the company logo',
  cropLogo: 'Crop your logo',
  uploadingLogo: 'Uploading your logo',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  saveFailed: 'Account setup could not be saved. Nothing has changed.',
  /** § 5 Onboarding stage update needs both type and status; otherwise an error is logged. */
  incompleteUpdate: 'An onboarding stage update needs both type and status',
} as const
