import { complianceGateway } from '../infra/gateways/compliance.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { complianceReading } from '../machines/certifications/employeeCompliance.ts'
import type { CompliancePorts } from '../machines/compliance/compliance.ports.ts'
import { complianceAreaMachine, personEvidence } from '../machines/compliance/complianceArea.machine.ts'
import { pausingReminders, reminderPauseDialogs, reminderPauseReading } from '../machines/compliance/reminderPause.ts'
import { pages } from '../ui/compliance/group.tsx'
import { areaOf } from './manifest.ts'

/** The compliance of one person, loaded with its page. */
export const complianceArea = (ports: CompliancePorts) => {
  return complianceAreaMachine.provide({
    actors: {
      owed: complianceReading.provide(ports.loadCompliance),
      pause: reminderPauseReading.provide(ports.loadReminderPause),
      dialogs: reminderPauseDialogs.provide(pausingReminders(ports)),
      evidence: personEvidence.provide(ports.saveEvidenceOf),
    },
  })
}

/** The area's screen and machines, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => complianceArea(complianceGateway(run, saveFile)),
})
