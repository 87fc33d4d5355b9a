import type { Certification, CertificationFile } from '../../domain/certifications/nouns.ts'
import { decidingAmong } from '../../domain/certifications/status.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { uploadOf } from '../kit/fileUpload.machine.ts'
import type { PortInput } from '../kit/port.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import type { CertificationPorts, OfCertification } from './certifications.ports.ts'
import type { RenewalSubject } from './renewal.ts'

/** What the certifications hold, and what can happen to them (`certifications.machine.ts`). */
export type CertificationsOf = EmployeeId | 'everybody'

export type Work =
  | { readonly kind: 'renewal'; readonly subject: RenewalSubject }
  | { readonly kind: 'files'; readonly certification: Certification }
  | { readonly kind: 'fileRemoval'; readonly certification: Certification; readonly file: CertificationFile }

export interface CertificationsContext {
  readonly timeZone: string
  /** Whose are shown; null while none are. */
  readonly of: CertificationsOf | null
  readonly certifications: ReadonlyArray<Certification>
  readonly failure: Failure | null
  readonly work: Work | null
}

export type CertificationsEvent =
  | { readonly type: 'list.opened'; readonly of: CertificationsOf }
  | { readonly type: 'list.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'renewal.asked'; readonly subject: RenewalSubject }
  | { readonly type: 'files.asked'; readonly certification: Certification }
  | { readonly type: 'fileRemoval.asked'; readonly certification: Certification; readonly file: CertificationFile }
  | Succeeded

/** While work is under way there is one. */
export const workIn = <Kind extends Work['kind']>({ work }: CertificationsContext): Extract<Work, { kind: Kind }> =>
  work as Extract<Work, { kind: Kind }>

/** What is verified takes the place of what it replaces; an answer about somebody who is not shown changes nothing. */
export const withCertification = (
  { of, certifications }: Pick<CertificationsContext, 'of' | 'certifications'>,
  taken: Certification,
): ReadonlyArray<Certification> => {
  if (of !== taken.employeeId) return certifications
  const known = certifications.some(({ id }) => id === taken.id)
    ? certifications.map((one) => (one.id === taken.id ? taken : one))
    : [taken, ...certifications]
  return decidedAnew(known, taken)
}

/** What is gone gives its place back. */
export const withoutCertification = (
  certifications: ReadonlyArray<Certification>,
  gone: Certification,
): ReadonlyArray<Certification> =>
  decidedAnew(
    certifications.filter(({ id }) => id !== gone.id),
    gone,
  )

/** Of those of one person and type; of the one that was told of, the server has said it. */
const decidedAnew = (
  certifications: ReadonlyArray<Certification>,
  { id, employeeId, certificationTypeId }: Certification,
): ReadonlyArray<Certification> => {
  const isBeside = (one: Certification) =>
    one.employeeId === employeeId && one.certificationTypeId === certificationTypeId
  const deciding = decidingAmong(certifications.filter(isBeside))
  return certifications.map((one) =>
    isBeside(one) && one.id !== id && one.verification === 'verified'
      ? { ...one, isRenewed: one.id !== deciding?.id }
      : one,
  )
}

export const withFiles = (
  certifications: ReadonlyArray<Certification>,
  { id }: Pick<Certification, 'id'>,
  change: (files: Certification['files']) => Certification['files'],
): ReadonlyArray<Certification> =>
  certifications.map((one) => (one.id === id ? { ...one, files: change(one.files) } : one))

type Removed = PortInput<CertificationPorts['removeFile']>

/** What is done with the files of a certification. */
export const fileRemoval = questionOf<Removed, void>()
export const fileDownload = downloadOf<PortInput<CertificationPorts['downloadFile']>>()
export const fileAddition = uploadOf<OfCertification, ReadonlyArray<CertificationFile>>()

export const fileQuestion = (context: CertificationsContext): QuestionAbout<Removed> => {
  const { certification, file } = workIn<'fileRemoval'>(context)
  return {
    title: 'Delete file',
    text: `${file.name} will be deleted from ${certification.typeName} of ${certification.employeeName}. This cannot be undone.`,
    confirmLabel: 'Delete file',
    tone: 'danger',
    failure: wording.fileDeleteFailed,
    subject: { certificationId: certification.id, file },
  }
}
