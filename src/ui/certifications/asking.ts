import { type Keeper, mayAdd } from '../../domain/certifications/access.ts'
import { blankEntry } from '../../domain/certifications/entryDraft.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { denials } from '../../domain/certifications/wording.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { CertificationId, CertificationTypeId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { RenewalSubject } from '../../machines/certifications/renewal.ts'

/** Why something is not for this person; undefined when it is. */
export const denied = (decision: Decision<keyof typeof denials>): string | undefined =>
  decision.allowed ? undefined : denials[decision.because]

/** Something new for somebody, who is chosen in the form where it is not known. */
export const additionFor = (
  employeeId: EmployeeId | null,
  certificationTypeId: CertificationTypeId | null = null,
): RenewalSubject => ({
  kind: 'entry',
  id: crypto.randomUUID() as CertificationId,
  entry: { ...blankEntry, employeeId, certificationTypeId },
  renews: null,
})

/** What takes the place of one there is. */
export const renewalOf = (certification: Certification): RenewalSubject => {
  const { employeeId, certificationTypeId, expiryDate } = certification
  return {
    kind: 'entry',
    id: crypto.randomUUID() as CertificationId,
    entry: { ...blankEntry, employeeId, certificationTypeId, expires: expiryDate !== null },
    renews: certification.verification === 'verified' ? certification : null,
  }
}

export const addingDenied = (keeper: Keeper, employeeId: EmployeeId): string | undefined =>
  denied(mayAdd(keeper, employeeId))
