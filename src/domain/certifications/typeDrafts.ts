/** What an admin types into the form of a certification type, as it opens and as it is sent. */
import type { CertificationTypeId } from '../kernel/ids.ts'
import { requirementOf, type TypeTyped, typeContent, typeFields } from './certificationType.fields.ts'
import type { CertificationType, CertificationTypeDraft } from './nouns.ts'

export const typedOf = (type: CertificationType): TypeTyped => typeFields.draftOf({ ...type, ...type.requiredBy })

/** Only of what has no problems. */
export const toTypeDraft = (
  typed: TypeTyped,
  id: CertificationTypeId,
  base: Pick<CertificationType, 'version' | 'isDeleted'> | null,
): CertificationTypeDraft => ({
  id,
  version: base?.version ?? null,
  isDeleted: base?.isDeleted ?? false,
  ...typeContent.toSaved(typed),
  requiredBy: requirementOf(typed),
})

/** The type as it is, archived or brought back. */
export const archivingDraftOf = (type: CertificationType, isDeleted: boolean): CertificationTypeDraft => ({
  ...toTypeDraft(typedOf(type), type.id, type),
  isDeleted,
})

/** § 3 `inUse` is derived when references exist. */
export const isInUse = ({ references }: Pick<CertificationType, 'references'>): boolean => references.length > 0

/** § 4 Archived types are hidden from active lists. */
export const activeTypes = (types: ReadonlyArray<CertificationType>): ReadonlyArray<CertificationType> =>
  types.filter(({ isDeleted }) => !isDeleted)
