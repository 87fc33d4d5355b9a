import { certificationsGateway, complianceGateway } from '../infra/gateways/certifications.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { certificationDeskMachine } from '../machines/certifications/certificationDesk.machine.ts'
import { certificationDialogs, runningDialog } from '../machines/certifications/certificationDialogs.ts'
import { certificationsMachine } from '../machines/certifications/certifications.machine.ts'
import type { CertificationPorts } from '../machines/certifications/certifications.ports.ts'
import { fileAddition, fileDownload, fileRemoval } from '../machines/certifications/certificationsContext.ts'
import { certificationTypesMachine } from '../machines/certifications/certificationTypes.machine.ts'
import { certificationWindows, countsReading } from '../machines/certifications/certificationWindows.ts'
import type { CompliancePorts } from '../machines/certifications/compliance.ports.ts'
import { complianceReading } from '../machines/certifications/employeeCompliance.ts'
import { historyReading, matrixReading } from '../machines/certifications/readings.ts'
import { renewalMachine } from '../machines/certifications/renewal.machine.ts'
import { archiving } from '../machines/certifications/typeArchiving.ts'
import { certificationTypeForm, loadingType, savingType } from '../machines/certifications/typeForm.ts'
import { plugged } from '../machines/kit/port.ts'
import { pages, panel } from '../ui/certifications/group.tsx'
import { area } from './manifest.ts'

/** The certifications area, loaded with its first page: its machines with their ports plugged. */
export const certificationsArea = (ports: CertificationPorts & CompliancePorts) => {
  return certificationDeskMachine.provide({
    actors: {
      list: certificationsMachine.provide({
        actors: {
          loadCertifications: plugged(ports.loadCertifications),
          renewal: renewalMachine.provide({
            actors: { add: plugged(ports.addCertification), answer: plugged(ports.answerCertification) },
          }),
          upload: fileAddition.plug(ports.addFiles),
          removal: fileRemoval.plug(ports.removeFile),
          dialogs: certificationDialogs.plug(runningDialog(ports)),
          download: fileDownload.plug(ports.downloadFile),
        },
      }),
      windows: certificationWindows.plug({ load: ports.loadListed, count: ports.countListed }),
      counts: countsReading.plug(ports.loadCounts),
      types: certificationTypesMachine.provide({
        actors: {
          loadTypes: plugged(ports.loadTypes),
          form: certificationTypeForm.plug({
            save: savingType(ports.saveType),
            loadTheirs: loadingType(ports.loadTypes),
          }),
          confirmation: archiving.plug(ports.saveType),
        },
      }),
      matrix: matrixReading.plug(ports.loadMatrix),
      history: historyReading.plug(ports.loadHistory),
      owed: complianceReading.plug(ports.loadCompliance),
    },
  })
}

/** The area's screens and machines, which come together in one file. */
export const certifications = area({
  pages,
  panel,
  machine: ({ run }) => certificationsArea({ ...certificationsGateway(run, saveFile), ...complianceGateway(run) }),
  input: ({ tenant }) => ({ timeZone: tenant.timeZone }),
})
