import * as Result from 'effect/Result'
import type { CheckIn, CheckInItem, CheckInText } from '../../domain/checkIns/nouns.ts'
import {
  bothTexts,
  merged,
  type Stored,
  storedIn,
  toSaved,
  type Written,
  writtenOf,
  writtenProblem,
} from '../../domain/checkIns/writing.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInId, ItemId } from '../../domain/kernel/ids.ts'
import { partOf } from '../kit/part.ts'
import type { LoadPart, PartInput, RemovePart, SavePart } from '../kit/partShape.ts'
import type { OfParts } from '../kit/parts.ports.ts'
import type { MeetingPorts } from './checkIns.ports.ts'

/** One text or item of a check-in while it is written (`kit/part.machine.ts`). */
export const meetingPart = partOf<Written, Stored>({
  id: 'meetingPart',
  about: 'checkIn',
  writtenOf,
  merged,
  both: bothTexts,
  problem: writtenProblem,
})

/** One port for texts and items. */
export const savingPart =
  ({ saveText, saveItem }: Pick<MeetingPorts, 'saveText' | 'saveItem'>): SavePart<Written, Stored> =>
  ({ id: of, key, content: written, version }, signal): Promise<Result.Result<CheckInText | CheckInItem, Failure>> => {
    const id = of as CheckInId
    const content = toSaved(written)
    return content.kind === 'text'
      ? saveText({ id, name: key, saved: { text: content.text, version } }, signal)
      : saveItem({ id, itemId: key as ItemId, item: { ...content, version } }, signal)
  }

export const removingPart =
  ({ removeItem }: Pick<MeetingPorts, 'removeItem'>): RemovePart =>
  ({ id, key, version }, signal) =>
    removeItem({ id: id as CheckInId, itemId: key as ItemId, version }, signal)

export const loadingPart =
  ({ loadCheckIn }: Pick<MeetingPorts, 'loadCheckIn'>): LoadPart<Stored> =>
  async ({ id, key }, signal) =>
    Result.map(await loadCheckIn({ id: id as CheckInId }, signal), (checkIn) => storedIn(checkIn, key))

/** One that is begun: over what there is. */
export const partInput = (of: OfParts, checkIn: CheckIn, key: string, content: Written): PartInput<Written> =>
  meetingPart.begun(of, key, content, storedIn(checkIn, key))
