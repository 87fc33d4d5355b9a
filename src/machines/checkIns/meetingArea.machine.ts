import { enqueueActions, setup } from 'xstate'
import { wording } from '../../domain/checkIns/wording.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { meetingMachine } from './meeting.machine.ts'
import type { MeetingInput } from './meetingContext.ts'
import { meetingPresenceMachine } from './meetingPresence.machine.ts'

/**
 * The machines of one check-in: the record with what is written in it, who else is there, and its invitation as a file.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{meeting, presence, invitation}`. System id: `checkIns/meeting`, given by the root when the area opens;
 * theirs are `checkInMeeting`, `checkInPresence`, `checkInInvitation`.
 */
export const invitationDownload = downloadOf<{ readonly id: CheckInId }>()

export const meetingAreaMachine = setup({
  types: {} as {
    context: MeetingInput
    input: MeetingInput
    emitted: Toast
    children: { meeting: 'meeting'; presence: 'presence'; invitation: 'invitation' }
  },
  actors: {
    meeting: meetingMachine,
    presence: meetingPresenceMachine,
    invitation: invitationDownload.machine,
  },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'meetingArea',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    meeting: kept({
      id: 'meeting',
      src: 'meeting',
      systemId: 'checkInMeeting',
      input: ({ context }: { context: MeetingInput }) => context,
    }),
    presence: kept({ id: 'presence', src: 'presence', systemId: 'checkInPresence' }),
    inviting: kept({
      id: 'invitation',
      src: 'invitation',
      systemId: 'checkInInvitation',
      input: { failure: wording.inviteFailed },
    }),
  },
})
