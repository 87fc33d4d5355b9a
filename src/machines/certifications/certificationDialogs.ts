import * as Result from 'effect/Result'
import { type CertificationEntry, isComplete } from '../../domain/certifications/entryDraft.ts'
import { expiryOf } from '../../domain/certifications/expiry.ts'
import { certificationFileRule } from '../../domain/certifications/files.ts'
import type { Certification, ReminderSent } from '../../domain/certifications/nouns.ts'
import { sentReminder } from '../../domain/certifications/reminded.ts'
import { maySnoozeUntil } from '../../domain/certifications/snoozing.ts'
import { denials, wording } from '../../domain/certifications/wording.ts'
import { isPaused } from '../../domain/employees/reminderPauses.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CertificationId } from '../../domain/kernel/ids.ts'
import { dayProblem, problemSentence } from '../../domain/kernel/inputProblems.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Announcement } from '../kit/announce.ts'
import type { DraftInput } from '../kit/draft.machine.ts'
import { draftOf } from '../kit/drafts.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { CertificationPorts } from './certifications.ports.ts'

/** § 2.6 Selecting a certification opens one of these over it; snoozing its reminders is ours. */
export type CertificationDialog = 'version' | 'reminder' | 'snooze' | 'delete'

interface VersionFields {
  /** Of the certification that takes its place, so that sending twice makes one. */
  readonly id: CertificationId
  readonly entry: CertificationEntry
}

export const versionDraft = draftOf<VersionFields>('certificationDialogs/version', certificationFileRule)
export const snoozeDraft = draftOf<{ readonly untilDay: string }>('certificationDialogs/snooze')

/** What is known where a dialog is opened, and no record says. */
interface Opened {
  readonly timeZone: string
  readonly today: Day
  readonly newId: CertificationId
}

/** What a dialog begins with; nothing where nothing is to be filled in. */
export const draftFor = (
  dialog: CertificationDialog,
  { employeeId, certificationTypeId, issuedDay, expiryDate, snoozedUntil }: Certification,
  { timeZone, today, newId }: Opened,
): DraftInput | undefined => {
  if (dialog === 'snooze')
    return snoozeDraft.inputOf({ untilDay: isPaused(snoozedUntil, today) ? (snoozedUntil ?? '') : '' })
  if (dialog !== 'version') return undefined
  const entry: CertificationEntry = {
    employeeId,
    certificationTypeId,
    issuedDay: issuedDay ?? '',
    expires: expiryDate !== null,
    expiryDay: expiryDate === null ? '' : dayIn(timeZone, Date.parse(expiryDate)),
  }
  return versionDraft.inputOf({ id: newId, entry })
}

/** What the version dialog sends: without files only the expiry moves, with files a new certification takes its place. */
export interface VersionForm {
  readonly timeZone: string
  readonly id: CertificationId
  readonly entry: CertificationEntry
  readonly files: ReadonlyArray<File>
}

/** What the snooze dialog sends; null goes on with the reminders now. */
export interface SnoozeForm {
  readonly timeZone: string
  readonly today: Day
  readonly untilDay: Day | null
}

/** Why reminders of it cannot wait that long; null where they can. */
export const snoozeProblem = (
  { timeZone, today, untilDay }: SnoozeForm,
  { expiryDate }: Pick<Certification, 'expiryDate'>,
): string | null => {
  if (untilDay === null) return null
  const wrong = problemSentence(dayProblem(untilDay), 0)
  if (wrong !== null) return wrong
  const may = maySnoozeUntil(untilDay, today, expiryDate === null ? null : dayIn(timeZone, Date.parse(expiryDate)))
  return may.allowed ? null : denials[may.because]
}

const isUpload = (form: unknown): boolean => ((form as Partial<VersionForm> | null)?.files?.length ?? 0) > 0

const isSnooze = (form: unknown): boolean => (form as Partial<SnoozeForm> | null)?.untilDay != null

const done: Record<CertificationDialog, (form: unknown, answer: unknown) => string | Announcement> = {
  version: (form) => (isUpload(form) ? wording.added : wording.expiryUpdated),
  // Of what is gone by now nothing is said.
  reminder: (_, answer) => (answer === null ? '' : sentReminder(answer as ReminderSent)),
  snooze: (form) => (isSnooze(form) ? wording.snoozed : wording.unsnoozed),
  delete: () => wording.deleted,
}

const failed: Record<CertificationDialog, (form: unknown) => string> = {
  version: (form) => (isUpload(form) ? wording.addFailed : wording.expiryFailed),
  reminder: () => wording.remindFailed,
  snooze: () => wording.snoozeFailed,
  delete: () => wording.deleteFailed,
}

/** The kit's record dialogs, with the words of § 8. */
export const certificationDialogs = dialogsOf<Certification, CertificationDialog, DialogForm, Certification | null>({
  id: 'certificationDialogs',
  dialogs: {
    version: { hasDraft: true, hasFiles: true, rule: 'isComplete' },
    reminder: {},
    snooze: { hasDraft: true, rule: 'maySnooze' },
    delete: {},
  },
  rules: {
    isComplete: ({ entry }: VersionForm) => isComplete(entry),
    maySnooze: (form: SnoozeForm, certification) => snoozeProblem(form, certification) === null,
  },
  messages: {
    done: (dialog, form, answer) => done[dialog as CertificationDialog](form, answer),
    failed: (dialog, form) => failed[dialog as CertificationDialog](form),
  },
})

export const certificationDialogsMachine = certificationDialogs.machine

type DialogForm = VersionForm | SnoozeForm | null

export type RunCertificationDialog = RunDialog<Certification, CertificationDialog, DialogForm, Certification | null>

/** What each dialog asks of the server; null stands for a certification that is gone. */
export const runningDialog =
  (
    ports: Pick<
      CertificationPorts,
      'addCertification' | 'updateExpiry' | 'sendReminder' | 'snoozeCertification' | 'removeCertification'
    >,
  ): RunCertificationDialog =>
  async ({ record, dialog, form, progressed }, signal): Promise<Result.Result<Certification | null, Failure>> => {
    const of = { certificationId: record.id }
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
    return ports.addCertification({ subject: { certification }, files, progressed }, signal)
  }
