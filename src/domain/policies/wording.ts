/** § 3 and § 8 Policies, verbatim. `toAgree` and `toRenew` are ours. */
export const wording = {
  updateAvailable: 'Policy update available',
  toAgree: 'Policy to agree to',
  toRenew: 'Policy to agree to again',
} as const
