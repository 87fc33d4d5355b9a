import { startingGateway } from '../../infra/gateways/employees/starting.gateway.ts'
import { reinstatementMachine } from '../../machines/employees/starting/reinstatement.machine.ts'
import { startingMachine } from '../../machines/employees/starting/starting.machine.ts'
import type { StartingPorts } from '../../machines/employees/starting/starting.ports.ts'
import { provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** How somebody starts again, with its ports provided. */
const startingArea = ({ reinstateEmployee }: StartingPorts) =>
  startingMachine.provide({
    actors: {
      reinstatement: reinstatementMachine.provide({ actors: { reinstateEmployee: provided(reinstateEmployee) } }),
    },
  })

/** Loaded with the page of somebody whose employment ended. */
export const area = areaOf({ machine: ({ run }) => startingArea(startingGateway(run)) })
