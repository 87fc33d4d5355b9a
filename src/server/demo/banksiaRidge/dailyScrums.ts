import type { DemoScrums } from '../demoDailyScrums.ts'

/** The site team of Max, the one above it, and one in the office. */
export const dailyScrums: readonly DemoScrums[] = [
  {
    of: 'max',
    work: [
      'Walk the Kangaroo Point site with the client\nSign the scaffold permits',
      'Tender review with Priya',
      'Programme meeting\nOrder the second pour',
    ],
    missed: [4],
    blockers: [['Council has not returned the traffic plan', 6]],
  },
  {
    of: 'jack.thornbury',
    work: [
      'Pour level 3, east side\nToolbox talk on manual handling',
      'Strip the forms on level 2',
      'Set out the stair core\nInduct two new starters',
    ],
    missed: [7],
    hasWrittenToday: true,
    blockers: [
      ['Crane is out until the inspector has been', 3],
      ['No rebar for level 4', 8, { daysBack: 6, by: 'max' }],
    ],
  },
  {
    of: 'sione.taufa',
    work: ['Excavate the retaining wall', 'Drainage behind the wall\nBackfill the north corner', 'Compaction tests'],
    // One is missing on the last working day.
    missed: [1, 5],
    hasWrittenToday: true,
    blockers: [['Wet ground: the excavator cannot get in', 1]],
  },
  {
    of: 'eve',
    work: [
      'Fit the door frames on level 1',
      'Hang the doors on level 1\nSharpen the planes',
      'Skirting in the site office',
    ],
    missed: [2, 9],
    blockers: [['Waiting for the hinges', 2]],
  },
  {
    of: 'grace.kimathi',
    work: [
      'Site audit at Ipswich',
      'Close out the audit findings',
      'Update the safety plan\nReview two incident reports',
    ],
    hasWrittenToday: true,
  },
]
