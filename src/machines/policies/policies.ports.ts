import type { Failure } from '../../domain/kernel/failure.ts'
import type { HrDocumentId, PolicyImageId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type {
  HrDocument,
  HrDocumentSummary,
  PersonAgreement,
  PolicyCategory,
  PolicyComplianceCounts,
  PolicyDiff,
  PolicyVersion,
  RemindersSent,
} from '../../domain/policies/nouns.ts'
import type { PeopleListing } from '../../domain/policies/people.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'

export interface OfPolicy {
  readonly id: HrDocumentId
}

/** What the tab of a policy's people shows. */
export interface PeopleOfPolicy extends OfPolicy, PeopleListing {}

export interface OfVersion extends OfPolicy {
  readonly versionNo: number
}

/** What is compared: the newer, and the older; null for what the reader agreed to last, else the one before. */
interface Comparison extends OfVersion {
  readonly from: number | null
}

export interface Evidence extends OfPolicy {
  readonly title: string
  readonly format: 'pdf' | 'csv'
  readonly asAt: Day | null
}

/** An image of a policy's text. */
export interface OfImage extends OfPolicy {
  readonly imageId: PolicyImageId
}

/** The images of texts, as addresses that an `<img>` can show. */
export interface PolicyImages {
  /** Null when it was not fetched yet. */
  readonly known: (of: OfImage) => string | null
  /** Null when it cannot be had. */
  readonly fetch: (of: OfImage) => Promise<string | null>
}

export type PolicyPorts = {
  loadPolicy: Port<OfPolicy, HrDocument, Failure>
  removePolicy: Port<OfPolicy & { readonly version: number }, void, Failure>
  loadCategories: Port<void, ReadonlyArray<PolicyCategory>, Failure>
  removeCategory: Port<{ readonly name: string }, void, Failure>
  loadVersion: Port<OfVersion, PolicyVersion, Failure>
  loadChanges: Port<Comparison, PolicyDiff, Failure>
  agree: Port<OfVersion, HrDocumentSummary, Failure>
  loadCompliance: Port<OfPolicy & { readonly asAt: Day | null }, PolicyComplianceCounts, Failure>
  loadPeople: LoadWindow<PeopleOfPolicy, PersonAgreement>
  countPeople: CountRows<PeopleOfPolicy>
  remindLate: Port<OfPolicy, RemindersSent, Failure>
  loadFile: Port<OfVersion, Blob, Failure>
  /** Hands the file to the browser. */
  saveFile: Port<OfVersion & { readonly name: string }, void, Failure>
  saveEvidence: Port<Evidence, void, Failure>
}
