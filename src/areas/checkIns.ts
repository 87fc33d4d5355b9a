import { checkInsGateway } from '../infra/gateways/checkIns.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { checkInAreaMachine } from '../machines/checkIns/checkInArea.machine.ts'
import type { CheckInPorts } from '../machines/checkIns/checkIns.ports.ts'
import { meetingMachine } from '../machines/checkIns/meeting.machine.ts'
import { checkInChoicesReading, checkInWindows } from '../machines/checkIns/readings.ts'
import { pages } from '../ui/checkIns/group.tsx'
import { area } from './manifest.ts'

/** The area of check-ins, loaded with its first page: its machines with their ports provided. */
export const checkInsArea = (ports: CheckInPorts) =>
  checkInAreaMachine.provide({
    actors: {
      windows: checkInWindows.provide({ load: ports.loadListed, count: ports.countListed }),
      choices: checkInChoicesReading.provide((_, signal) => ports.loadChoices(undefined, signal)),
      meeting: meetingMachine,
    },
  })

/** The area's screens and machines, which come together in one file. */
export const checkIns = area({
  pages,
  machine: ({ run }) => checkInsArea(checkInsGateway(run, saveFile)),
})
