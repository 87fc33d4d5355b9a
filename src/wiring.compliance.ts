import type { Failure } from './domain/kernel/failure.ts'
import type { CompliancePorts } from './machines/certifications/compliance.ports.ts'
import { complianceDeskMachine } from './machines/certifications/complianceDesk.machine.ts'
import { complianceReading } from './machines/certifications/employeeCompliance.ts'
import type { EvidencePorts } from './machines/certifications/evidence.ports.ts'
import {
  pausingReminders,
  reminderPauseDialogsMachine,
  reminderPauseReading,
} from './machines/certifications/reminderPause.ts'
import { type Download, downloadMachine } from './machines/kit/download.machine.ts'
import { type Port, plugged } from './machines/kit/port.ts'

/** The compliance of one person, loaded with its page. */
export const complianceArea = (ports: CompliancePorts & EvidencePorts) => {
  const download: Download<unknown> = (subject, signal) => ports.saveEvidenceOf(subject as never, signal)
  return complianceDeskMachine.provide({
    actors: {
      owed: complianceReading.machine.provide({ actors: { read: plugged(ports.loadCompliance as Reading) } }),
      pause: reminderPauseReading.machine.provide({ actors: { read: plugged(ports.loadReminderPause as Reading) } }),
      dialogs: reminderPauseDialogsMachine.provide({ actors: { run: plugged(pausingReminders(ports)) as never } }),
      evidence: downloadMachine.provide({ actors: { run: plugged(download) } }),
    },
  })
}

type Reading = Port<unknown, unknown, Failure>
