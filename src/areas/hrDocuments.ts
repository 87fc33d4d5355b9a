import { messages } from '../domain/policies/messages.ts'
import { policiesGateway } from '../infra/gateways/policies.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { plug, plugged } from '../machines/kit/port.ts'
import { agreementMachine } from '../machines/policies/agreement.machine.ts'
import { failingAs } from '../machines/policies/failingAs.ts'
import { policiesMachine } from '../machines/policies/policies.machine.ts'
import type { PolicyPorts } from '../machines/policies/policies.ports.ts'
import { draftDeletion, policyDownload } from '../machines/policies/policiesContext.ts'
import { categoryRemoval, policyCategoriesMachine } from '../machines/policies/policyCategories.machine.ts'
import { policyComplianceMachine } from '../machines/policies/policyCompliance.machine.ts'
import { policyFileMachine } from '../machines/policies/policyFile.machine.ts'
import { policyPeople } from '../machines/policies/policyPeople.ts'
import { policyVersionsMachine } from '../machines/policies/policyVersions.machine.ts'
import { lateReminder } from '../machines/policies/reminding.ts'
import { pages } from '../ui/policies/group.tsx'
import { area } from './manifest.ts'

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
          list: policyPeople.plug({ load: ports.loadPeople, count: ports.countPeople }),
          confirmation: lateReminder.plug(ports.remindLate),
        },
      }),
      file: policyFileMachine.provide({ actors: plug({ loadFile, saveFile }) }),
      categories: policyCategoriesMachine.provide({
        actors: {
          ...plug({ loadCategories }),
          confirmation: categoryRemoval.plug(failingAs(messages.categoryNotRemoved, ports.removeCategory)),
        },
      }),
      download: policyDownload.plug(saveFile),
      deletion: draftDeletion.plug(failingAs(messages.notDeleted, ports.removePolicy)),
    },
  })
}

/** The area's screens and machines, which come together in one file; the editor brings its own (`policyEditor.ts`). */
export const hrDocuments = area({
  pages,
  machine: ({ run }) => hrDocumentsArea(policiesGateway(run, saveFile)),
  input: ({ actor, readiness }) => ({
    employeeId: actor.employeeId,
    policies: readiness.context.parts.policies ?? [],
  }),
})
