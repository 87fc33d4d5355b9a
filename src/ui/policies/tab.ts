import type { HrDocument } from '../../domain/policies/nouns.ts'
import type { AgreementActor } from '../../machines/policies/agreement.machine.ts'

/** What every tab of a policy's page is given. */
export interface DocumentTabProps {
  readonly agreement: AgreementActor
  readonly document: HrDocument
  /** The query of the address, without its question mark. */
  readonly search: string
}
