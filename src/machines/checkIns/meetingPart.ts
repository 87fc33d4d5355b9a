import * as Result from 'effect/Result'
import type { CheckIn, CheckInItem, CheckInText } from '../../domain/checkIns/nouns.ts'
import { type Stored, storedIn, toSaved, type Written, writtenOf } from '../../domain/checkIns/writing.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInId, ItemId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'
import type { KeptPart, MeetingPorts, OfParts } from './checkIns.ports.ts'

/** What the saving of one text or item holds (`meetingPart.machine.ts`). */
export interface PartInput extends OfParts, KeptPart {}

export interface PartContext extends PartInput {
  /** How often something was written, and how much of it was in what was sent last. */
  readonly changes: number
  readonly sent: number
  readonly sentContent: Written
  /** How often the server could not be reached in a row. */
  readonly attempt: number
  readonly refusal: string | null
  /** As somebody else has left it. */
  readonly theirs: Stored | null
}

export const partBeginning = (input: PartInput): PartContext => ({
  ...input,
  changes: 1,
  sent: 0,
  sentContent: input.content,
  attempt: 0,
  refusal: null,
  theirs: null,
})

/** What this browser keeps of it. */
export const keptOf = ({ key, content, base, version }: PartContext): KeptPart => ({ key, content, base, version })

interface OfPart {
  readonly id: CheckInId
  readonly key: string
}

export type SavePart = Port<OfPart & { readonly content: Written; readonly version: number }, Stored, Failure>
export type RemovePart = Port<OfPart & { readonly version: number }, void, Failure>
/** Null where there is none any more. */
export type LoadPart = Port<OfPart, Stored | null, Failure>

/** One port for texts and items. */
export const savingPart =
  ({ saveText, saveItem }: Pick<MeetingPorts, 'saveText' | 'saveItem'>): SavePart =>
  ({ id, key, content: written, version }, signal): Promise<Result.Result<CheckInText | CheckInItem, Failure>> => {
    const content = toSaved(written)
    return content.kind === 'text'
      ? saveText({ id, name: key, saved: { text: content.text, version } }, signal)
      : saveItem({ id, itemId: key as ItemId, item: { ...content, version } }, signal)
  }

export const removingPart =
  ({ removeItem }: Pick<MeetingPorts, 'removeItem'>): RemovePart =>
  ({ id, key, version }, signal) =>
    removeItem({ id, itemId: key as ItemId, version }, signal)

export const loadingPart =
  ({ loadCheckIn }: Pick<MeetingPorts, 'loadCheckIn'>): LoadPart =>
  async ({ id, key }, signal) =>
    Result.map(await loadCheckIn({ id }, signal), (checkIn) => storedIn(checkIn, key))

/** One that is begun: over what the check-in has. */
export const partInput = (of: OfParts, checkIn: CheckIn, key: string, content: Written): PartInput => {
  const stored = storedIn(checkIn, key)
  return {
    ...of,
    key,
    content,
    base: stored === null ? null : writtenOf(stored),
    version: stored?.version ?? 0,
  }
}
