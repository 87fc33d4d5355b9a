import { accountsMachine } from './machines/employees/accounts/accounts.machine.ts'
import type { AccountPorts } from './machines/employees/accounts/accounts.ports.ts'
import { performing } from './machines/employees/accounts/acts.ts'
import { passwordChangeMachine } from './machines/employees/accounts/passwordChange.machine.ts'
import { type Confirmed, confirmMachine } from './machines/kit/confirm.machine.ts'
import { plugged } from './machines/kit/port.ts'

/** How a person signs in, loaded with the first tab that shows it. */
export const accountsArea = (ports: AccountPorts) => {
  const perform = performing(ports) as Confirmed<unknown, unknown>
  return accountsMachine.provide({
    actors: {
      loadAccount: plugged(ports.loadAccount),
      act: confirmMachine.provide({ actors: { run: plugged(perform) } }),
      passwordChange: passwordChangeMachine.provide({ actors: { updatePassword: plugged(ports.updatePassword) } }),
    },
  })
}
