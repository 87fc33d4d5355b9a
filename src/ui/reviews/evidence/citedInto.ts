import type { ItemId } from '../../../domain/kernel/ids.ts'

/** What is being written, into which something is cited. */
export interface CitedInto {
  /** Of the part of the review; null where nothing is written, and the evidence is only read. */
  readonly key: string | null
  /** The goal, core value or position an answer is about just here. */
  readonly part: ItemId | null
  readonly name: string
}
