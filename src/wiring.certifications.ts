import type { Failure } from './domain/kernel/failure.ts'
import { certificationDeskMachine } from './machines/certifications/certificationDesk.machine.ts'
import { certificationDialogsMachine, runningDialog } from './machines/certifications/certificationDialogs.ts'
import { certificationsMachine } from './machines/certifications/certifications.machine.ts'
import type { CertificationPorts } from './machines/certifications/certifications.ports.ts'
import { certificationTypesMachine } from './machines/certifications/certificationTypes.machine.ts'
import { certificationWindows, countsReading } from './machines/certifications/certificationWindows.ts'
import type { CompliancePorts } from './machines/certifications/compliance.ports.ts'
import { complianceReading } from './machines/certifications/employeeCompliance.ts'
import { historyReading, matrixReading } from './machines/certifications/readings.ts'
import { renewalMachine } from './machines/certifications/renewal.machine.ts'
import { archivingType } from './machines/certifications/typeArchiving.ts'
import { certificationTypeForm, loadingType, savingType } from './machines/certifications/typeForm.ts'
import { type Confirmed, confirmMachine } from './machines/kit/confirm.machine.ts'
import { type Download, downloadMachine } from './machines/kit/download.machine.ts'
import { fileUploadMachine, type UploadFiles } from './machines/kit/fileUpload.machine.ts'
import { type Port, plugged } from './machines/kit/port.ts'
import type { CountRows, LoadWindow } from './machines/kit/windowedList.ts'

/** The certifications area, loaded with its first page: its machines with their ports plugged. */
export const certificationsArea = (ports: CertificationPorts & CompliancePorts) => {
  const download: Download<unknown> = (subject, signal) => ports.downloadFile(subject as never, signal)
  const removeFile: Confirmed<unknown, unknown> = ({ subject }, signal) => ports.removeFile(subject as never, signal)
  return certificationDeskMachine.provide({
    actors: {
      list: certificationsMachine.provide({
        actors: {
          loadCertifications: plugged(ports.loadCertifications),
          renewal: renewalMachine.provide({
            actors: { add: plugged(ports.addCertification), answer: plugged(ports.answerCertification) },
          }),
          upload: fileUploadMachine.provide({
            actors: { upload: plugged(ports.addFiles as UploadFiles<unknown, unknown>) },
          }),
          removal: confirmMachine.provide({ actors: { run: plugged(removeFile) } }),
          dialogs: certificationDialogsMachine.provide({ actors: { run: plugged(runningDialog(ports)) as never } }),
          download: downloadMachine.provide({ actors: { run: plugged(download) } }),
        },
      }),
      windows: certificationWindows.machine.provide({
        actors: {
          load: plugged(ports.loadListed as LoadWindow<unknown, unknown>),
          count: plugged(ports.countListed as CountRows<unknown>),
        },
      }),
      counts: countsReading.machine.provide({ actors: { read: plugged(ports.loadCounts as Reading) } }),
      types: certificationTypesMachine.provide({
        actors: {
          loadTypes: plugged(ports.loadTypes),
          form: certificationTypeForm.ports({
            save: savingType(ports.saveType),
            loadTheirs: loadingType(ports.loadTypes),
          }),
          confirmation: confirmMachine.provide({ actors: { run: plugged(archivingType(ports.saveType)) } }),
        },
      }),
      matrix: matrixReading.machine.provide({ actors: { read: plugged(ports.loadMatrix as Reading) } }),
      history: historyReading.machine.provide({ actors: { read: plugged(ports.loadHistory as Reading) } }),
      owed: complianceReading.machine.provide({ actors: { read: plugged(ports.loadCompliance as Reading) } }),
    },
  })
}

type Reading = Port<unknown, unknown, Failure>
