import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Port } from './port.ts'

/** What was written and has not arrived at the server, as this browser keeps it. */
export interface KeptPart<Written = unknown> {
  /** What the part is called within its record: the name of a text, the id of an item. */
  readonly key: string
  readonly content: Written
  /** What it was written over; null where there was none. */
  readonly base: Written | null
  readonly version: number
}

/** Whose it is: a browser may have several users. */
export interface OfParts<Id = string> {
  /** The record in which it is written. */
  readonly id: Id
  readonly person: EmployeeId
}

export type KeepingPorts = {
  recallParts: Port<OfParts, ReadonlyArray<KeptPart>, never>
  keepPart: Port<OfParts & { readonly part: KeptPart }, void, never>
  forgetPart: Port<OfParts & { readonly key: string }, void, never>
}
