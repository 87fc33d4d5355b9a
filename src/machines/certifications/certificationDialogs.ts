import * as Result from 'effect/Result'
import { type CertificationEntry, isComplete } from '../../domain/certifications/entryDraft.ts'
import { expiryOf } from '../../domain/certifications/expiry.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CertificationId, TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { type RunDialog, recordDialogs } from '../kit/recordDialogs.machine.ts'
import type { CertificationPorts } from './certifications.ports.ts'

/** § 2.6 Selecting a certification opens one of these over it; snoozing its reminders is ours. */
export type CertificationDialog = 'version' | 'reminder' | 'snooze' | 'delete'

/** What the version dialog holds: without files only the expiry moves, with files a new certification takes its place. */
export interface VersionForm {
  readonly tenantId: TenantId
  readonly timeZone: string
  readonly id: CertificationId
  readonly entry: CertificationEntry
  readonly files: ReadonlyArray<File>
}

/** What the snooze dialog holds; null goes on with the reminders now. */
export interface SnoozeForm {
  readonly tenantId: TenantId
  readonly untilDay: Day | null
}

const isUpload = (form: unknown): boolean => ((form as Partial<VersionForm> | null)?.files?.length ?? 0) > 0

const isSnooze = (form: unknown): boolean => (form as Partial<SnoozeForm> | null)?.untilDay != null

const done: Record<CertificationDialog, (form: unknown) => string> = {
  version: (form) => (isUpload(form) ? wording.added : wording.expiryUpdated),
  reminder: () => wording.reminded,
  snooze: (form) => (isSnooze(form) ? wording.snoozed : wording.unsnoozed),
  delete: () => wording.deleted,
}

const failed: typeof done = {
  version: (form) => (isUpload(form) ? wording.addFailed : wording.expiryFailed),
  reminder: () => wording.remindFailed,
  snooze: () => wording.snoozeFailed,
  delete: () => wording.deleteFailed,
}

/** The kit's record dialogs, with the words of § 8. */
export const certificationDialogsMachine = recordDialogs({
  id: 'certificationDialogs',
  told: {
    done: (dialog, form) => done[dialog as CertificationDialog](form),
    failed: (dialog, form) => failed[dialog as CertificationDialog](form),
  },
})

export type RunCertificationDialog = RunDialog<
  Certification,
  CertificationDialog,
  VersionForm | SnoozeForm | { readonly tenantId: TenantId },
  Certification | null
>

/** What each dialog asks of the server; null stands for a certification that is gone. */
export const runningDialog =
  (
    ports: Pick<
      CertificationPorts,
      'addCertification' | 'updateExpiry' | 'sendReminder' | 'snoozeCertification' | 'removeCertification'
    >,
  ): RunCertificationDialog =>
  async ({ record, dialog, form, progressed }, signal): Promise<Result.Result<Certification | null, Failure>> => {
    const of = { tenantId: form.tenantId, certificationId: record.id }
    if (dialog === 'reminder') return ports.sendReminder(of, signal)
    if (dialog === 'snooze')
      return ports.snoozeCertification({ ...of, untilDay: (form as SnoozeForm).untilDay }, signal)
    if (dialog === 'delete')
      return Result.map(await ports.removeCertification({ ...of, version: record.version }, signal), () => null)
    const { entry, files, id, timeZone } = form as VersionForm
    const expiryDate = entry.expires ? expiryOf(timeZone, entry.expiryDay) : null
    if (files.length === 0)
      return ports.updateExpiry({ ...of, change: { version: record.version, expiryDate } }, signal)
    const { employeeId, certificationTypeId } = record
    const issuedDay = entry.issuedDay === '' ? null : entry.issuedDay
    const certification = { id, employeeId, certificationTypeId, expiryDate, issuedDay, renews: record.id }
    return ports.addCertification({ subject: { tenantId: form.tenantId, certification }, files, progressed }, signal)
  }

/** Whether the version dialog may be confirmed. */
export const isVersion = ({ entry }: Pick<VersionForm, 'entry'>): boolean => isComplete(entry)
