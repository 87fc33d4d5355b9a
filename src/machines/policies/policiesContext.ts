import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, HrDocumentId } from '../../domain/kernel/ids.ts'
import type { HrDocument, HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { downloadOf } from '../kit/download.machine.ts'
import type { PortInput } from '../kit/port.ts'
import type { PolicyPorts } from './policies.ports.ts'

/** What the policies hold, and what can happen to them (`policies.machine.ts`). */
export interface PoliciesInput {
  /** Who is here. */
  readonly employeeId: EmployeeId
  readonly policies: ReadonlyArray<HrDocumentSummary>
}

/** The file of a version, by the name it was uploaded under. */
export interface FileOpened {
  readonly id: HrDocumentId
  readonly versionNo: number
  readonly name: string
}

export interface PoliciesContext extends PoliciesInput {
  readonly failure: Failure | null
  /** The one that is open. */
  readonly id: HrDocumentId | null
  readonly title: string
  readonly file: FileOpened | null
  /** The one that is asked about. */
  readonly chosen: HrDocument | null
}

export type PoliciesEvent =
  | { readonly type: 'list.opened' }
  | { readonly type: 'retry.asked' }
  /** Raised: something was saved while the list was being read. */
  | { readonly type: 'list.overtaken' }
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
  | { readonly type: 'policy.arrived'; readonly policy: HrDocumentSummary }

/** A document is what the list gives of it, and more. */
export const summaryOf = ({
  versions: _versions,
  current: _current,
  draft: _draft,
  settings: _settings,
  template: _template,
  lastReviewedUtc: _lastReviewedUtc,
  version: _version,
  ...summary
}: HrDocument): HrDocumentSummary => summary

export const withPolicy = (
  policies: ReadonlyArray<HrDocumentSummary>,
  policy: HrDocumentSummary,
): ReadonlyArray<HrDocumentSummary> =>
  policies.some(({ id }) => id === policy.id)
    ? policies.map((known) => (known.id === policy.id ? policy : known))
    : [...policies, policy]

interface Duty {
  readonly type: string
  readonly id: string
}

/** The to-do list without what the policy asked: it asks for one thing at a time. */
export const withoutDuty = <Item extends Duty>(toDo: ReadonlyArray<Item>, id: HrDocumentId): ReadonlyArray<Item> =>
  toDo.filter((item) => item.id !== id || !item.type.startsWith('hrDocument'))

type Deleted = PortInput<PolicyPorts['removePolicy']>

/** The question behind which a draft is deleted. */
export const draftDeletion = questionOf<Deleted, void>()
export const policyDownload = downloadOf<PortInput<PolicyPorts['saveFile']>>()

export const deletionQuestion = ({ chosen }: PoliciesContext): QuestionAbout<Deleted> => {
  const { id, title, version } = chosen as HrDocument
  return {
    title: 'Delete draft',
    text: `${title} was never published, so nobody has agreed to it. Its draft will be gone. This cannot be undone.`,
    confirmLabel: 'Delete draft',
    tone: 'danger',
    subject: { id, version },
  }
}
