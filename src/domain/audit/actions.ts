/**
 * What can be done to a record, each with the word a sentence uses for it: Mia *changed* a department. Anyone who adds a
 * call that does something new adds a line here.
 */
export const actionWords = {
  created: 'added',
  updated: 'changed',
  removed: 'removed',
  terminated: 'terminated',
  planned: 'planned the last day of',
  kept: 'keeps',
  subscribed: 'started',
  cancelled: 'cancelled',
  toggled: 'changed',
  invited: 'invited',
  accepted: 'accepted',
  reset: 'reset',
  viewed: 'looked at',
  approved: 'approved',
  acknowledged: 'acknowledged',
  imported: 'imported',
  reverted: 'reverted',
  exported: 'exported',
  reordered: 'reordered',
  merged: 'merged',
  submitted: 'submitted',
  verified: 'verified',
  declined: 'declined',
  reminded: 'sent a reminder about',
  escalated: 'notified the manager about',
  published: 'published',
  reviewed: 'reviewed',
  agreed: 'agreed to',
  assigned: 'assigned',
  unassigned: 'took back',
  serviced: 'serviced',
  retired: 'retired',
  activated: 'activated',
  closed: 'closed',
  resolved: 'resolved',
  reopened: 'reopened',
} as const satisfies Readonly<Record<string, string>>

export type AuditAction = keyof typeof actionWords
