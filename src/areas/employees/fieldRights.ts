import { fieldRightsGateway } from '../../infra/gateways/employees/fieldRights.gateway.ts'
import { fieldRightsMachine } from '../../machines/employees/fieldRights.machine.ts'
import type { FieldRightsPorts } from '../../machines/employees/fieldRights.ports.ts'
import { provide } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** Who sees what of a person, loaded with the settings page of an admin. */
export const fieldRightsArea = (ports: FieldRightsPorts) => fieldRightsMachine.provide({ actors: provide(ports) })

/** Loaded when an admin opens the settings. */
export const area = areaOf({
  machine: ({ run }) => fieldRightsArea(fieldRightsGateway(run)),
})
