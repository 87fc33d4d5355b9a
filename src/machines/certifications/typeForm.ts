import { type TypeTyped, typeFields } from '../../domain/certifications/certificationType.fields.ts'
import type { CertificationType } from '../../domain/certifications/nouns.ts'
import { toTypeDraft, typedOf } from '../../domain/certifications/typeDrafts.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { recordForm, theirsAmong } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { CertificationPorts } from './certifications.ports.ts'

/** The form of a certification type (`kit/recordForm.machine.ts`). Saving answers the type; null is one that is gone. */
export const certificationTypeForm = recordForm<TypeTyped, CertificationType, null, CertificationType | null>({
  id: 'certificationTypeForm',
  ...typeFields,
  draftOf: typedOf,
  messages: {
    added: wording.typeCreated,
    saved: wording.typeUpdated,
    failed: wording.typeUpdateFailed,
    addFailed: wording.typeCreateFailed,
  },
})

/** Provides the form's ports. One call makes and changes a type (§ 7). */
export const savingType =
  (
    saveType: CertificationPorts['saveType'],
  ): SaveRecord<TypeTyped, CertificationType, null, CertificationType | null> =>
  ({ id, base, draft }, signal) =>
    saveType({ draft: toTypeDraft(draft, id as CertificationTypeId, base) }, signal)

/** There is no call for one type: the list is read, and the type found in it. */
export const loadingType =
  (loadTypes: CertificationPorts['loadTypes']): LoadTheirs<CertificationType, null, CertificationType | null> =>
  async ({ id }, signal) =>
    theirsAmong(await loadTypes(undefined, signal), id)
