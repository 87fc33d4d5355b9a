import { certificationsGateway } from '../infra/gateways/certifications.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import {
  certificationAreaMachine,
  certificationDownload,
} from '../machines/certifications/certificationArea.machine.ts'
import { certificationDialogs, runningDialog } from '../machines/certifications/certificationDialogs.ts'
import { certificationsMachine } from '../machines/certifications/certifications.machine.ts'
import type { CertificationPorts } from '../machines/certifications/certifications.ports.ts'
import { fileAddition, fileDownload, fileRemoval } from '../machines/certifications/certificationsContext.ts'
import { certificationTypesMachine } from '../machines/certifications/certificationTypes.machine.ts'
import { certificationWindows, countsReading } from '../machines/certifications/certificationWindows.ts'
import { complianceReading } from '../machines/certifications/employeeCompliance.ts'
import { historyReading, matrixReading } from '../machines/certifications/readings.ts'
import { renewalMachine } from '../machines/certifications/renewal.machine.ts'
import { archiving } from '../machines/certifications/typeArchiving.ts'
import { certificationTypeForm, loadingType, savingType } from '../machines/certifications/typeForm.ts'
import { provided } from '../machines/kit/port.ts'
import { pages, panel } from '../ui/certifications/group.tsx'
import { areaOf } from './manifest.ts'

/** The certifications area, loaded with its first page: its machines with their ports provided. */
export const certificationsArea = (ports: CertificationPorts) => {
  return certificationAreaMachine.provide({
    actors: {
      list: certificationsMachine.provide({
        actors: {
          loadCertifications: provided(ports.loadCertifications),
          renewal: renewalMachine.provide({
            actors: { add: provided(ports.addCertification), answer: provided(ports.answerCertification) },
          }),
          upload: fileAddition.provide(ports.addFiles),
          removal: fileRemoval.provide(ports.removeFile),
          dialogs: certificationDialogs.provide(runningDialog(ports)),
          download: fileDownload.provide(ports.downloadFile),
        },
      }),
      windows: certificationWindows.provide({ load: ports.loadListed, count: ports.countListed }),
      counts: countsReading.provide(ports.loadCounts),
      types: certificationTypesMachine.provide({
        actors: {
          loadTypes: provided(ports.loadTypes),
          form: certificationTypeForm.provide({
            save: savingType(ports.saveType),
            loadTheirs: loadingType(ports.loadTypes),
          }),
          confirmation: archiving.provide(ports.saveType),
        },
      }),
      matrix: matrixReading.provide(ports.loadMatrix),
      history: historyReading.provide(ports.loadHistory),
      owed: complianceReading.provide(ports.loadCompliance),
      download: certificationDownload.provide(ports.saveCsv),
    },
  })
}

/** The area's screens and machines, which come together in one file. */
export const area = areaOf({
  pages,
  panel,
  machine: ({ run }) => certificationsArea(certificationsGateway(run, saveFile)),
  input: ({ tenant }) => ({ timeZone: tenant.timeZone }),
})
