import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type Parties, type Side, sideOf } from '../../../domain/checkIns/access.ts'
import { isComplete } from '../../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { denials } from '../../../domain/checkIns/wording.ts'
import type { CheckInId } from '../../../domain/kernel/ids.ts'
import type { MeetingActor } from '../../../machines/checkIns/meeting.machine.ts'
import { meetingPart } from '../../../machines/checkIns/meetingPart.ts'
import type { MeetingPresenceActor } from '../../../machines/checkIns/meetingPresence.machine.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { partId } from '../../../machines/kit/parts.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { useActor } from '../../app/session.ts'
import { usePartState } from '../../app/writing/part.ts'

/** The machine of the check-in that is open. */
export const useMeeting = (): MeetingActor => useApp().system.get('checkInMeeting') as MeetingActor

const usePresence = (): MeetingPresenceActor => useApp().system.get('checkInPresence') as MeetingPresenceActor

/** Who else has it open. */
export const useOthersHere = () => useSelector(usePresence(), ({ context }) => context.people)

export const useInvitation = (): DownloadActor => useApp().system.get('checkInInvitation') as DownloadActor

type Snapshot = ReturnType<MeetingActor['getSnapshot']>

export const useMeetingState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(useMeeting(), select)

/** Opens a check-in for as long as its page shows, and tells whether the page is in sight. */
export const useOpenedMeeting = (id: CheckInId): void => {
  const meeting = useMeeting()
  const presence = usePresence()
  useEffect(() => {
    const tell = () =>
      presence.send(document.visibilityState === 'hidden' ? { type: 'page.hidden' } : { type: 'page.shown', id })
    meeting.send({ type: 'meeting.opened', id })
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      presence.send({ type: 'page.hidden' })
      meeting.send({ type: 'meeting.closed' })
    }
  }, [meeting, presence, id])
}

/** A text or an item while it is written; undefined when all of it has arrived. */
export const usePart = (key: string): PartActor | undefined =>
  useMeetingState(({ children }) => children[partId(key) as 'form'] as unknown as PartActor | undefined)

/** What is written in it and has not arrived. */
export const useTyped = (part: PartActor | undefined) => usePartState(part, meetingPart.contentIn)

export const usePlanForm = (): RecordFormActor | undefined =>
  useMeetingState(({ children }) => children.form as unknown as RecordFormActor | undefined)

export const useSeriesForm = (): RecordFormActor | undefined =>
  useMeetingState(({ children }) => children.series as unknown as RecordFormActor | undefined)

export const useMeetingQuestion = (): ConfirmActor | undefined =>
  useMeetingState(({ children }) => children.confirmation as unknown as ConfirmActor | undefined)

export const partiesOf = ({ employee, reviewer, line }: CheckIn): Parties => ({
  employeeId: employee.id,
  reviewerId: reviewer.id,
  line,
})

/** The side of the one who looks; null for those who only see it. */
export const useSide = (checkIn: CheckIn): Side | null => sideOf(useActor(), partiesOf(checkIn))

/** Why the one who looks may write nothing in it; undefined when they may. */
export const useClosed = (checkIn: CheckIn): string | undefined => {
  const side = useSide(checkIn)
  if (side === null) return denials.notAParticipant
  return isComplete(checkIn) ? denials.locked : undefined
}
