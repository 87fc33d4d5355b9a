import type { Failure } from './domain/kernel/failure.ts'
import { messages } from './domain/policies/messages.ts'
import { confirmMachine } from './machines/kit/confirm.machine.ts'
import { downloadMachine } from './machines/kit/download.machine.ts'
import { type Port, plug, plugged } from './machines/kit/port.ts'
import type { CountRows, LoadWindow } from './machines/kit/windowedList.ts'
import { agreementMachine } from './machines/policies/agreement.machine.ts'
import { failingAs } from './machines/policies/failingAs.ts'
import { policiesMachine } from './machines/policies/policies.machine.ts'
import type { PolicyPorts } from './machines/policies/policies.ports.ts'
import { policyCategoriesMachine } from './machines/policies/policyCategories.machine.ts'
import { policyComplianceMachine } from './machines/policies/policyCompliance.machine.ts'
import { policyFileMachine } from './machines/policies/policyFile.machine.ts'
import { policyPeople } from './machines/policies/policyPeople.ts'
import { policyVersionsMachine } from './machines/policies/policyVersions.machine.ts'

/** The policies area, loaded with its first page: its machines with their ports plugged. */
export const hrDocumentsArea = (ports: PolicyPorts) => {
  const { loadPolicies, loadPolicy, loadCategories, loadVersion, loadChanges, agree, loadCompliance } = ports
  const { loadFile, saveFile, saveEvidence } = ports
  return policiesMachine.provide({
    actors: {
      loadPolicies: plugged(loadPolicies),
      agreement: agreementMachine.provide({ actors: plug({ loadPolicy, loadChanges, agree }) }),
      versions: policyVersionsMachine.provide({ actors: plug({ loadVersion, loadChanges }) }),
      people: policyComplianceMachine.provide({
        actors: {
          ...plug({ loadCompliance, saveEvidence }),
          list: policyPeople.machine.provide({
            actors: {
              load: plugged(ports.loadPeople as LoadWindow<unknown, unknown>),
              count: plugged(ports.countPeople as CountRows<unknown>),
            },
          }),
          confirmation: confirming(ports.remindLate),
        },
      }),
      file: policyFileMachine.provide({ actors: plug({ loadFile, saveFile }) }),
      categories: policyCategoriesMachine.provide({
        actors: {
          ...plug({ loadCategories }),
          confirmation: confirming(failingAs(messages.categoryNotRemoved, ports.removeCategory)),
        },
      }),
      download: downloadMachine.provide({ actors: { run: plugged(saveFile as never) } }),
      deletion: confirming(failingAs(messages.notDeleted, ports.removePolicy)),
    },
  })
}

/** A question whose subject is what the port is asked with. */
const confirming = <Input, A>(port: Port<Input, A, Failure>) =>
  confirmMachine.provide({
    actors: {
      run: plugged<{ readonly subject: unknown; readonly notes: string }, unknown, Failure>(({ subject }, signal) =>
        port(subject as Input, signal),
      ),
    },
  })
