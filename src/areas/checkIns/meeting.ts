import { isWritten } from '../../domain/checkIns/writing.ts'
import { checkInsGateway } from '../../infra/gateways/checkIns.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { keptParts } from '../../infra/storage/keptParts.ts'
import { keptTexts } from '../../infra/storage/keptTexts.ts'
import type { MeetingPorts } from '../../machines/checkIns/checkIns.ports.ts'
import { meetingMachine } from '../../machines/checkIns/meeting.machine.ts'
import { invitationDownload, meetingAreaMachine } from '../../machines/checkIns/meetingArea.machine.ts'
import {
  loadingForForm,
  meetingPlanForm,
  meetingSeriesForm,
  savingPlan,
  savingSeries,
} from '../../machines/checkIns/meetingForms.ts'
import { loadingPart, meetingPart, removingPart, savingPart } from '../../machines/checkIns/meetingPart.ts'
import { meetingPresenceMachine } from '../../machines/checkIns/meetingPresence.machine.ts'
import { doingAsked, doingPressed, meetingQuestion } from '../../machines/checkIns/meetingWork.ts'
import type { KeepingPorts } from '../../machines/kit/parts.ports.ts'
import { provide, provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** One check-in, loaded when somebody opens one: its machines with their ports provided. */
export const checkInMeetingArea = (ports: MeetingPorts & KeepingPorts) => {
  const { loadCheckIn, recallParts, addComment, tellPresence } = provide(ports)
  const part = meetingPart.provide({
    ...ports,
    savePart: savingPart(ports),
    removePart: removingPart(ports),
    loadPart: loadingPart(ports),
  })
  const meeting = meetingMachine.provide({
    actors: {
      part,
      form: meetingPlanForm.provide({ save: savingPlan(ports), loadTheirs: loadingForForm(ports) }),
      series: meetingSeriesForm.provide({ save: savingSeries(ports), loadTheirs: loadingForForm(ports) }),
      confirmation: meetingQuestion.provideWithNotes(doingAsked(ports)),
      loadCheckIn,
      renewCheckIn: loadCheckIn,
      recallParts,
      doPressed: provided(doingPressed(ports)),
      addComment,
    },
  })
  return meetingAreaMachine.provide({
    actors: {
      meeting,
      presence: meetingPresenceMachine.provide({ actors: { tellPresence } }),
      invitation: invitationDownload.provide(ports.downloadInvitation),
    },
  })
}

export const area = areaOf({
  machine: ({ run, tenant }) =>
    checkInMeetingArea({
      ...checkInsGateway(run, saveFile),
      ...keptParts({ about: 'checkIn', tenantId: tenant.id, isContent: isWritten }, keptTexts(window.indexedDB)),
    }),
  input: ({ actor, tenant }) => ({ person: actor.employeeId, timeZone: tenant.timeZone }),
})
