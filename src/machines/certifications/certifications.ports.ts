import type { Listing, ListingCounts } from '../../domain/certifications/listing.ts'
import type {
  Certification,
  CertificationFile,
  CertificationMatrix,
  CertificationType,
  CertificationTypeDraft,
  ExpiryChange,
  PersonCompliance,
  ReminderSent,
  VerificationAnswer,
} from '../../domain/certifications/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CertificationId, CertificationTypeId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day, InstantUtc } from '../../domain/kernel/nouns.ts'
import type { UploadFiles } from '../kit/fileUpload.machine.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'
import type { ComplianceOf } from './employeeCompliance.ts'

export interface OfCertification {
  readonly certificationId: CertificationId
}

interface OneFile extends OfCertification {
  readonly file: CertificationFile
}

/** A certification as it is sent, without its files. */
export interface NewCertification {
  readonly id: CertificationId
  readonly employeeId: EmployeeId
  readonly certificationTypeId: CertificationTypeId
  /** Null: it does not expire. */
  readonly expiryDate: InstantUtc | null
  readonly issuedDay: Day | null
  readonly renews: CertificationId | null
}

export interface HistoryOf {
  readonly employeeId: EmployeeId
  readonly certificationTypeId: CertificationTypeId
}

export type AddCertification = UploadFiles<{ readonly certification: NewCertification }, Certification>

export type CertificationPorts = {
  loadCertifications: Port<{ readonly of: EmployeeId }, ReadonlyArray<Certification>, Failure>
  loadListed: LoadWindow<Listing, Certification>
  countListed: CountRows<Listing>
  saveCsv: Port<{ readonly question: Listing | 'requirements' }, void, Failure>
  loadCounts: Port<void, ListingCounts, Failure>
  loadHistory: Port<HistoryOf, ReadonlyArray<Certification>, Failure>
  addCertification: AddCertification
  answerCertification: Port<OfCertification & { readonly answer: VerificationAnswer }, Certification, Failure>
  updateExpiry: Port<OfCertification & { readonly change: ExpiryChange }, Certification, Failure>
  sendReminder: Port<OfCertification, ReminderSent, Failure>
  /** Until a day; null goes on with them now. */
  snoozeCertification: Port<OfCertification & { readonly untilDay: Day | null }, Certification, Failure>
  removeCertification: Port<OfCertification & { readonly version: number }, void, Failure>
  addFiles: UploadFiles<OfCertification, ReadonlyArray<CertificationFile>>
  /** Fetches the bytes and hands them to the browser's own downloads. */
  downloadFile: Port<OneFile, void, Failure>
  removeFile: Port<OneFile, void, Failure>
  loadTypes: Port<void, ReadonlyArray<CertificationType>, Failure>
  saveType: Port<{ readonly draft: CertificationTypeDraft }, CertificationType, Failure>
  loadMatrix: Port<void, CertificationMatrix, Failure>
  loadCompliance: Port<ComplianceOf, PersonCompliance, Failure>
}
