import type { OccasionChoices, Occasions, SinceVisit } from '../../../domain/home/news/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { Port } from '../../kit/port.ts'

export type NewsPorts = {
  loadOccasions: Port<void, Occasions, Failure>
  visitHome: Port<void, SinceVisit, Failure>
  loadOccasionChoices: Port<void, OccasionChoices, Failure>
  saveOccasionChoices: Port<OccasionChoices, OccasionChoices, Failure>
}
