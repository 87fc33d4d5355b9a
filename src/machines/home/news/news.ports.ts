import type { OccasionChoices, Occasions } from '../../../domain/home/news/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { Port } from '../../kit/port.ts'

export type NewsPorts = {
  loadOccasions: Port<void, Occasions, Failure>
  loadOccasionChoices: Port<void, OccasionChoices, Failure>
  saveOccasionChoices: Port<OccasionChoices, OccasionChoices, Failure>
}
