import { messages } from '../domain/policies/messages.ts'
import { policyImages } from '../infra/gateways/policies/policyImages.ts'
import { policiesGateway } from '../infra/gateways/policies.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { provide } from '../machines/kit/port.ts'
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
import { areaOf } from './manifest.ts'

/** The policies area, loaded with its first page: its machines with their ports provided. */
export const policiesArea = (ports: PolicyPorts) => {
  const { loadPolicy, loadCategories, loadVersion, loadChanges, agree, loadCompliance } = ports
  const { loadFile, saveFile, saveEvidence } = ports
  return policiesMachine.provide({
    actors: {
      agreement: agreementMachine.provide({ actors: provide({ loadPolicy, loadChanges, agree }) }),
      versions: policyVersionsMachine.provide({ actors: provide({ loadVersion, loadChanges }) }),
      people: policyComplianceMachine.provide({
        actors: {
          ...provide({ loadCompliance, saveEvidence }),
          list: policyPeople.provide({ load: ports.loadPeople, count: ports.countPeople }),
          confirmation: lateReminder.provide(ports.remindLate),
        },
      }),
      file: policyFileMachine.provide({ actors: provide({ loadFile, saveFile }) }),
      categories: policyCategoriesMachine.provide({
        actors: {
          ...provide({ loadCategories }),
          confirmation: categoryRemoval.provide(failingAs(messages.categoryNotRemoved, ports.removeCategory)),
        },
      }),
      download: policyDownload.provide(saveFile),
      deletion: draftDeletion.provide(failingAs(messages.notDeleted, ports.removePolicy)),
    },
  })
}

/** The area's screens and machines, which come together in one file; the editor brings its own (`policies/editor.ts`). */
export const area = areaOf({
  pages,
  machine: ({ run }) => policiesArea(policiesGateway(run, saveFile)),
  input: ({ actor, run }) => ({
    employeeId: actor.employeeId,
    now: Date.now,
    images: policyImages(run, URL),
  }),
})
