/** § 8 Subscription, verbatim; failures show the server's detail, else these generic support-ticket messages (ours). */
export const wording = {
  subscribed: 'Congratulations. You have successfully subscribed.',
  cancelled: 'Your cancellation has been processed',
  subscribeFailed: 'Your subscription could not be processed. Please raise a support ticket.',
  cancelFailed: 'Your cancellation could not be processed. Please raise a support ticket.',
} as const
