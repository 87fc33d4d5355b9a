/** Ours: what is said of somebody who comes back, and why it cannot be. */
import { denials as ofPeople } from '../wording.ts'
import type { ReinstatementReason } from './reinstating.ts'

export const denials: typeof ofPeople & Record<ReinstatementReason, string> = {
  ...ofPeople,
  backBeforeLastDay: 'The first day back must be after their last day.',
  backTooFarAhead: 'The first day back may be two years ahead at most.',
}

export const failures = {
  reinstate: 'Failed to reinstate employee',
  loadStart: 'What is left to do could not be loaded',
  endStart: 'Failed to update the list',
} as const

/** What becomes of what the person had, so that nobody has to guess. */
export const comesBack = [
  'Their record, positions, goals, documents and history are there as before.',
  'Policies and certifications apply to them again from now on, by the same rules as for everybody.',
] as const

export const staysAway = [
  'Reports that were handed over stay with their new manager.',
  'Assets that were given back stay returned.',
  'Administrator rights and permission groups are not given back. Give them anew where they are needed.',
] as const

export const sentences = {
  reinstated: (fullName: string): string => `${fullName} works here again`,
  startEnded: 'Marked as done',
  startResumed: 'The list is back',
} as const
