import type { JobName } from './everyday.ts'

/** What a job takes: presses of a button or key, fields filled, and the program's own seconds. */
interface Cost {
  readonly presses: number
  readonly fields: number
  readonly seconds: number
}

/**
 * The same jobs at commit d934bbf of 21 November 2026, counted by the same hand: by pointing, the shortest way it offered,
 * from Home in a window of 1440 × 900, on its own demo data. Seconds are the median of three runs on the morning of
 * those of `docs/everyday-jobs.md`, on a machine of two cores that had nothing else to do. `null` could not be done.
 */
export const before: Readonly<Record<JobName, Cost | null>> = {
  'Add a person, with photo, login and an approved position': { presses: 16, fields: 7, seconds: 3.4 },
  'Import 20 people': { presses: 5, fields: 1, seconds: 1.0 },
  'Revert that import': { presses: 6, fields: 0, seconds: 1.1 },
  'Agree to a policy': { presses: 2, fields: 0, seconds: 0.3 },
  'Hand in a certificate': { presses: 3, fields: 2, seconds: 0.7 },
  'Verify a certificate': { presses: 3, fields: 0, seconds: 0.7 },
  'A policy, from nothing to published': { presses: 7, fields: 2, seconds: 1.5 },
  'Evidence of a policy as a PDF': { presses: 6, fields: 0, seconds: 1.2 },
  'Move somebody in the org chart': { presses: 5, fields: 2, seconds: 0.9 },
  'Tag three people at once': { presses: 7, fields: 1, seconds: 1.1 },
  // Nobody was suggested for the reports of whoever leaves.
  'End an employment': { presses: 5, fields: 3, seconds: 0.9 },
  // Searching found no policies: it stood in the list of one's own.
  'Find a policy': { presses: 2, fields: 0, seconds: 0.3 },
  // There was no register of assets, and there were no check-ins.
  'Assign an asset': null,
  'Complete a check-in': null,
}
