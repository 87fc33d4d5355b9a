import { accountsGateway } from '../../infra/gateways/employees/accounts.gateway.ts'
import { accountsMachine } from '../../machines/employees/accounts/accounts.machine.ts'
import type { AccountPorts } from '../../machines/employees/accounts/accounts.ports.ts'
import { accountAct, performing } from '../../machines/employees/accounts/acts.ts'
import { passwordChangeMachine } from '../../machines/employees/accounts/passwordChange.machine.ts'
import { provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** How a person signs in, loaded with the first tab that shows it. */
export const accountsArea = (ports: AccountPorts) => {
  return accountsMachine.provide({
    actors: {
      loadAccount: provided(ports.loadAccount),
      act: accountAct.provideWithNotes(performing(ports)),
      passwordChange: passwordChangeMachine.provide({ actors: { updatePassword: provided(ports.updatePassword) } }),
    },
  })
}

/** Loaded when an administrator opens somebody's account. */
export const area = areaOf({
  machine: ({ run }) => accountsArea(accountsGateway(run)),
})
