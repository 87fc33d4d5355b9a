/** What the shell says, verbatim from § 1, § 2.2, § 2.4 and § 8; sentences marked "ours" are not in the specification. */
export const wording = {
  /** § 1 Loading screen, after 3 s and 8 s more. */
  firstLoadingMessage: 'Please Wait...',
  secondLoadingMessage: "Your trusted HR partner. We're almost there...",
  /** § 2.2 */
  chooseClient: 'Choose a Client',
  inactive: 'Your account is currently inactive',
  failure: 'An issue has occurred',
  logout: 'Logout',
  reloadPage: 'Reload page',
  /** § 2.3 */
  changeClient: 'Change Client',
  accountSetup: (done: number, total: number) => `Account Setup ${done} / ${total}`,
  helpDocs: 'Help Docs',
  sendFeedback: 'Send us feedback',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  myProfile: 'My Profile',
  signOut: 'Sign Out',
  support: 'Support',
  /** § 8 Logo and session */
  logoUploaded: 'Logo uploaded successfully',
  logoFailed: 'Failed to upload logo',
  /** ours */
  unreachable: 'You appear to be offline. We keep trying.',
  noClients: 'No clients match your search',
} as const
