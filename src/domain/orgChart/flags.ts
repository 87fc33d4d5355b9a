/** § 3 and § 4 What is special about somebody's place in the chart: no position, inactive, moved up. In words; ours. */
import { isMissingPosition } from './membership.ts'
import type { OrgChartPerson } from './nouns.ts'
import { wording } from './wording.ts'

export const flagsOf = (person: OrgChartPerson): ReadonlyArray<string> => [
  ...(isMissingPosition(person) ? [wording.missingPosition] : []),
  ...(person.isActive ? [] : [wording.inactive]),
  ...(person.isMovedUp ? [wording.movedUp] : []),
]
