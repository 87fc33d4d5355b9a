import { type CertificationEntry, isComplete } from '../../domain/certifications/entryDraft.ts'
import { expiryOf } from '../../domain/certifications/expiry.ts'
import type { Certification, VerificationAnswer } from '../../domain/certifications/nouns.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { FileProblem } from '../../domain/kernel/fileChoice.ts'
import type { CertificationId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { NewCertification } from './certifications.ports.ts'

/** What a renewal is about (`renewal.machine.ts`): something to be entered with its files, or something to be looked at. */
export type RenewalSubject =
  | {
      readonly kind: 'entry'
      /** Made by its opener, so that sending twice makes one certification. */
      readonly id: CertificationId
      readonly entry: CertificationEntry
      readonly renews: Certification | null
    }
  | { readonly kind: 'check'; readonly certification: Certification }

export interface RenewalInput {
  readonly timeZone: string
  readonly subject: RenewalSubject
}

export interface RenewalContext extends RenewalInput {
  readonly entry: CertificationEntry
  readonly files: ReadonlyArray<File>
  /** Why the last offered file was not taken. */
  readonly problem: FileProblem | null
  /** Sending was tried: from then on every problem is shown. */
  readonly hasTried: boolean
  readonly progress: number
  /** Why it is declined. */
  readonly because: string
  readonly outcome: VerificationAnswer['outcome']
  /** Why the last try did not succeed. */
  readonly refusal: string | null
  /** As the server has it now, once it has answered. */
  readonly certification: Certification | null
}

export type RenewalEvent =
  | { readonly type: 'entry.changed'; readonly change: Partial<CertificationEntry> }
  | { readonly type: 'files.offered'; readonly files: ReadonlyArray<File> }
  | { readonly type: 'file.removed'; readonly file: File }
  | { readonly type: 'entry.submitted' }
  | { readonly type: 'upload.progressed'; readonly fraction: number }
  | { readonly type: 'because.typed'; readonly because: string }
  | { readonly type: 'verify.asked' }
  | { readonly type: 'decline.asked' }
  | { readonly type: 'renewal.left' }

/** What has been entered can be sent: every field is right, and there is something to show for it. */
export const isReady = ({ entry, files }: Pick<RenewalContext, 'entry' | 'files'>): boolean =>
  isComplete(entry) && files.length > 0

/** Something has been entered, chosen or written that was not there at first. */
export const isBegun = ({ subject, entry, files, because }: RenewalContext): boolean =>
  files.length > 0 ||
  because.trim() !== '' ||
  (subject.kind === 'entry' && JSON.stringify(entry) !== JSON.stringify(subject.entry))

/** Only of what is ready. */
export const enteredIn = ({ subject, entry, timeZone }: RenewalContext): NewCertification => {
  const { id, renews } = subject as Extract<RenewalSubject, { kind: 'entry' }>
  return {
    id,
    employeeId: entry.employeeId as EmployeeId,
    certificationTypeId: entry.certificationTypeId as NewCertification['certificationTypeId'],
    expiryDate: entry.expires ? expiryOf(timeZone, entry.expiryDay) : null,
    issuedDay: entry.issuedDay === '' ? null : entry.issuedDay,
    renews: renews?.id ?? null,
  }
}

/** Only while something is looked at. */
export const checkedIn = ({ subject }: Pick<RenewalContext, 'subject'>): Certification =>
  (subject as Extract<RenewalSubject, { kind: 'check' }>).certification

/** Whether it counts at once is what the server made of it. */
export const successMessage = ({ subject, outcome, certification }: RenewalContext): string => {
  if (subject.kind === 'entry') return certification?.verification === 'submitted' ? wording.handedIn : wording.added
  return outcome === 'verified' ? wording.verified : wording.declined
}
