import type { EmployeeId, HrDocumentId } from '../../domain/kernel/ids.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { downloadOf } from '../kit/download.machine.ts'
import type { PortInput } from '../kit/port.ts'
import type { PolicyImages, PolicyPorts } from './policies.ports.ts'

/** What the policies hold, and what can happen to them (`policies.machine.ts`). */
export interface PoliciesInput {
  /** Who is here. */
  readonly employeeId: EmployeeId
  readonly now: () => number
  readonly images: PolicyImages
}

/** The file of a version, by the name it was uploaded under. */
export interface FileOpened {
  readonly id: HrDocumentId
  readonly versionNo: number
  readonly name: string
}

export interface PoliciesContext extends PoliciesInput {
  /** The one that is open. */
  readonly id: HrDocumentId | null
  readonly title: string
  readonly file: FileOpened | null
  /** The one that is asked about. */
  readonly chosen: HrDocument | null
}

export type PoliciesEvent =
  | { readonly type: 'document.opened'; readonly id: HrDocumentId }
  | { readonly type: 'document.closed' }
  | { readonly type: 'versions.opened' }
  | { readonly type: 'people.opened'; readonly title: string }
  | { readonly type: 'tab.closed' }
  | ({ readonly type: 'file.opened' } & FileOpened)
  | { readonly type: 'file.closed' }
  | { readonly type: 'categories.opened' }
  | { readonly type: 'categories.closed' }
  | { readonly type: 'deletion.asked'; readonly document: HrDocument }
  | { readonly type: 'document.arrived'; readonly document: HrDocument }

type Deleted = PortInput<PolicyPorts['removePolicy']>

/** The question behind which a draft is deleted. */
export const draftDeletion = questionOf<Deleted, void>()
export const policyDownload = downloadOf<PortInput<PolicyPorts['saveFile']>>()

export const deletionQuestion = ({ chosen }: PoliciesContext): QuestionAbout<Deleted> => {
  const { id, title, version } = chosen as HrDocument
  return {
    title: 'Delete draft',
    text: `${title} was never published, so no one has agreed to it. The draft will be deleted. This cannot be undone.`,
    confirmLabel: 'Delete draft',
    tone: 'danger',
    subject: { id, version },
  }
}
