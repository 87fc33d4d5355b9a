import { positionsGateway } from '../../infra/gateways/employees/positions.gateway.ts'
import { employeesGateway } from '../../infra/gateways/employees.gateway.ts'
import type { EmployeePorts } from '../../machines/employees/employees.ports.ts'
import { loadingPosition, positionForm, savingPosition } from '../../machines/employees/positionForm.ts'
import { decidingOnPosition, positionDecision } from '../../machines/employees/positionQuestions.ts'
import { positionsMachine } from '../../machines/employees/positions.machine.ts'
import type { PositionPorts } from '../../machines/employees/positions.ports.ts'
import { areaOf } from '../manifest.ts'

/** What is done to positions, loaded with the first tab or page that shows them. */
export const positionsArea = (ports: PositionPorts & Pick<EmployeePorts, 'loadEmployee'>) =>
  positionsMachine.provide({
    actors: {
      form: positionForm.provide({ save: savingPosition(ports), loadTheirs: loadingPosition(ports.loadEmployee) }),
      confirmation: positionDecision.provide(decidingOnPosition(ports)),
    },
  })

/** Loaded when somebody opens the positions of a person. */
export const area = areaOf({
  machine: ({ run }) => positionsArea({ ...positionsGateway(run), loadEmployee: employeesGateway(run).loadEmployee }),
  input: ({ tenant }) => ({ timeZone: tenant.timeZone }),
})
