import { securityGroupsGateway } from '../infra/gateways/securityGroups.gateway.ts'
import { personAccess, securityGroupAreaMachine } from '../machines/securityGroups/securityGroupArea.machine.ts'
import type { SecurityGroupPorts } from '../machines/securityGroups/securityGroups.ports.ts'
import { securityGroupPorts, securityGroups } from '../machines/securityGroups/securityGroups.ts'
import { pages } from '../ui/securityGroups/group.tsx'
import { areaOf } from './manifest.ts'

/** Permission management, loaded with its page: its machines with their ports provided. */
export const securityGroupsArea = (ports: SecurityGroupPorts) =>
  securityGroupAreaMachine.provide({
    actors: {
      groups: securityGroups.provide(securityGroupPorts(ports)),
      access: personAccess.provide(ports.loadAccess),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run }) => securityGroupsArea(securityGroupsGateway(run)),
})
