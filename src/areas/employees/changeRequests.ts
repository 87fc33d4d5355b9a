import { changeRequestsGateway } from '../../infra/gateways/employees/changeRequests.gateway.ts'
import { changeRequestAreaMachine } from '../../machines/employees/changeRequests/changeRequestArea.machine.ts'
import { askingForChange, changeRequestForm } from '../../machines/employees/changeRequests/changeRequestForm.ts'
import type { ChangeRequestPorts } from '../../machines/employees/changeRequests/changeRequests.ports.ts'
import {
  changeDeclining,
  changeWithdrawing,
  changingMachine,
} from '../../machines/employees/changeRequests/changing.machine.ts'
import { requestsReading } from '../../machines/employees/changeRequests/readings.ts'
import { provided } from '../../machines/kit/port.ts'
import { nobodyElses } from '../../machines/kit/recordForm.ts'
import { areaOf } from '../manifest.ts'

/** Changes of a record that are asked for: its machines with their ports provided. */
export const changeRequestsArea = (ports: ChangeRequestPorts) =>
  changeRequestAreaMachine.provide({
    actors: {
      requests: requestsReading.provide(ports.loadRequests),
      changing: changingMachine.provide({
        actors: {
          form: changeRequestForm.provide({ save: askingForChange(ports), loadTheirs: nobodyElses }),
          showRequest: provided(ports.showRequest),
          accept: provided(ports.acceptChange),
          declining: changeDeclining.provideWithNotes(({ subject: { id, version }, notes }, signal) =>
            ports.declineChange({ requestId: id, declined: { version, reason: notes } }, signal),
          ),
          withdrawing: changeWithdrawing.provide(({ id, version }, signal) =>
            ports.withdrawChange({ requestId: id, version }, signal),
          ),
        },
      }),
    },
  })

/** Loaded with the details of a person. */
export const area = areaOf({
  machine: ({ run }) => changeRequestsArea(changeRequestsGateway(run)),
})
