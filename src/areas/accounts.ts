import { accountsGateway } from '../infra/gateways/accounts.gateway.ts'
import { accountsMachine } from '../machines/employees/accounts/accounts.machine.ts'
import type { AccountPorts } from '../machines/employees/accounts/accounts.ports.ts'
import { accountAct, performing } from '../machines/employees/accounts/acts.ts'
import { passwordChangeMachine } from '../machines/employees/accounts/passwordChange.machine.ts'
import { plugged } from '../machines/kit/port.ts'
import { area } from './manifest.ts'

/** How a person signs in, loaded with the first tab that shows it. */
export const accountsArea = (ports: AccountPorts) => {
  return accountsMachine.provide({
    actors: {
      loadAccount: plugged(ports.loadAccount),
      act: accountAct.plugWithNotes(performing(ports)),
      passwordChange: passwordChangeMachine.provide({ actors: { updatePassword: plugged(ports.updatePassword) } }),
    },
  })
}

/** Loaded when an administrator opens somebody's account. */
export const accounts = area({
  machine: ({ run }) => accountsArea(accountsGateway(run)),
})
