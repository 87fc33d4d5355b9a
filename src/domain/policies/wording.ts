/** § 3 and § 8 Policies, verbatim. `toAgree` is ours. */
export const wording = {
  updateAvailable: 'Policy update available',
  toAgree: 'Policy to read and agree to',
} as const
