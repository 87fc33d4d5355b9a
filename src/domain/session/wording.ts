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
  companyContact: 'Your company’s contact',
  helpDocs: 'Help Docs',
  sendFeedback: 'Send us feedback',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  myProfile: 'My Profile',
  signOut: 'Sign Out',
  support: 'Support',
  leaveUnsaved: 'You have unsaved changes, do you wish to proceed and lose these unsaved changes?',
  /** ours */
  leaveUnsavedTitle: 'Discard changes?',
  keepUnsaved: 'Keep editing',
  discardUnsaved: 'Discard changes',
  helpNotLoaded: 'This could not be loaded. Check your connection and try again.',
  unreachable: 'You appear to be offline. We keep trying.',
  noClients: 'No clients match your search',
  membershipEndedTitle: 'You no longer have access',
  membershipEnded: (client: string) => `You no longer belong to ${client}.`,
  chooseAnother: 'Choose another client',
  unsavedStays: 'What you typed can no longer be saved. Copy it before you leave.',
  giveUpUnsaved: 'Leave this page',
  elsewhere: { employee: (client: string) => `This person is in ${client}.` },
  switchTo: (client: string) => `Switch to ${client}`,
  switchKeepsLink: 'The page opens at this link.',
} as const
