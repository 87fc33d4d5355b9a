import type { CheckIn, CheckInComment } from '../../domain/checkIns/nouns.ts'
import type { SeriesTask } from '../../domain/checkIns/series.fields.ts'
import type { Stored, Written, WrittenItem } from '../../domain/checkIns/writing.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInCommentId, CheckInId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import type { MeetingWork, Pressed } from './meetingWork.ts'

/** What one check-in holds while it is open, and what can happen to it (`meeting.machine.ts`). */
export interface MeetingInput {
  /** Who is at the page. */
  readonly person: EmployeeId
  /** The client's, by whose clocks check-ins take place. */
  readonly timeZone: string
}

interface TypedComment {
  /** Of the first letter's event, so that sending it twice makes one comment. */
  readonly id: CheckInCommentId
  readonly text: string
}

/** What was typed and not sent: it stays when the page is left, until another check-in is opened. */
interface Typed {
  readonly of: CheckInId | null
  readonly comment: TypedComment | null
  /** The lines in which new items are typed. */
  readonly agenda: string
  readonly action: string
}

export const nothingTyped = (of: CheckInId | null): Typed => ({ of, comment: null, agenda: '', action: '' })

export interface MeetingContext extends MeetingInput {
  readonly id: CheckInId | null
  readonly checkIn: CheckIn | null
  readonly failure: Failure | null
  /** The texts and items that are being written, each an actor of this name (`partId`). */
  readonly parts: ReadonlyArray<string>
  readonly typed: Typed
  /** Why the last act or comment was not taken. */
  readonly refusal: string | null
  readonly work: MeetingWork | null
}

/** The check-in as it stands at the server was changed last then. */
export interface PresenceHeard {
  readonly type: 'presence.heard'
  readonly updatedDateUtc: InstantUtc
}

export type MeetingEvent =
  | { readonly type: 'meeting.opened'; readonly id: CheckInId }
  | { readonly type: 'meeting.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'record.taken' }
  | PresenceHeard
  | { readonly type: 'part.typed'; readonly key: string; readonly content: Written }
  | { readonly type: 'addition.typed'; readonly kind: WrittenItem['kind']; readonly text: string }
  | { readonly type: 'addition.entered'; readonly kind: WrittenItem['kind']; readonly key: string }
  | { readonly type: 'item.saved'; readonly key: string; readonly content: WrittenItem }
  | { readonly type: 'item.removed'; readonly key: string }
  | { readonly type: 'part.stored'; readonly stored: Stored }
  | { readonly type: 'part.removed'; readonly key: string }
  | { readonly type: 'part.settled'; readonly key: string }
  | { readonly type: 'part.stuck' }
  | { readonly type: 'press.asked'; readonly work: Pressed }
  | { readonly type: 'reopening.asked' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'commentRemoval.asked'; readonly comment: CheckInComment }
  | { readonly type: 'plan.asked' }
  | { readonly type: 'series.asked'; readonly task: SeriesTask }
  | ({ readonly type: 'comment.typed' } & TypedComment)
  | { readonly type: 'comment.sent' }

/** Once one was opened. */
export const idIn = ({ id }: MeetingContext): CheckInId => id as CheckInId
/** While something is done with it, it is there. */
export const checkInIn = ({ checkIn }: MeetingContext): CheckIn => checkIn as CheckIn
export const workIn = ({ work }: MeetingContext): MeetingWork => work as MeetingWork

/** Nothing is open. */
export const closed = ({ person, timeZone }: MeetingInput, typed = nothingTyped(null)): MeetingContext => ({
  person,
  timeZone,
  id: null,
  checkIn: null,
  failure: null,
  parts: [],
  typed,
  refusal: null,
  work: null,
})
