import { startingGateway } from '../../infra/gateways/employees/starting.gateway.ts'
import { leaverHandover } from '../../machines/employees/starting/leaverHandover.ts'
import { reinstatementMachine } from '../../machines/employees/starting/reinstatement.machine.ts'
import { startingMachine } from '../../machines/employees/starting/starting.machine.ts'
import type { StartingPorts } from '../../machines/employees/starting/starting.ports.ts'
import { startingAreaMachine } from '../../machines/employees/starting/startingArea.machine.ts'
import { startProgressMachine } from '../../machines/employees/starting/startProgress.machine.ts'
import { provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** How somebody starts and starts again, with its ports provided. */
const startingArea = ({ loadStart, endStart, reinstateEmployee, loadHandovers }: StartingPorts) =>
  startingAreaMachine.provide({
    actors: {
      progress: startProgressMachine.provide({
        actors: { loadStart: provided(loadStart), endStart: provided(endStart) },
      }),
      again: startingMachine.provide({
        actors: {
          reinstatement: reinstatementMachine.provide({ actors: { reinstateEmployee: provided(reinstateEmployee) } }),
        },
      }),
      handover: leaverHandover.provide(loadHandovers),
    },
  })

/** Loaded with the page of somebody who starts, is about to leave, or whose employment ended. */
export const area = areaOf({ machine: ({ run }) => startingArea(startingGateway(run)) })
