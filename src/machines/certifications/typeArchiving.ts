import type { CertificationType } from '../../domain/certifications/nouns.ts'
import { archivingDraftOf, isInUse } from '../../domain/certifications/typeDrafts.ts'
import { wording } from '../../domain/certifications/wording.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { PortInput } from '../kit/port.ts'
import type { CertificationPorts } from './certifications.ports.ts'

type Saved = PortInput<CertificationPorts['saveType']>

/** The question behind which it is. */
export const archiving = questionOf<Saved, CertificationType>()

/** § 4 A type is archived and brought back; nothing of it is lost, and the caller is told what holds on to it. */
export const archivingQuestion = (type: CertificationType): QuestionAbout<Saved> => {
  const draft = archivingDraftOf(type, !type.isDeleted)
  return type.isDeleted
    ? {
        title: `Unarchive ${type.name}`,
        text: 'It can be chosen again, and becomes required again for the same people.',
        confirmLabel: 'Unarchive type',
        failure: wording.typeUpdateFailed,
        subject: { draft },
      }
    : {
        title: `Archive ${type.name}`,
        text: `${heldWords(type)} The type can no longer be added to anyone or required. You can unarchive it later.`,
        confirmLabel: 'Archive type',
        failure: wording.typeArchiveFailed,
        subject: { draft },
      }
}

const heldWords = (type: CertificationType): string => {
  const count = type.referenceCount
  if (!isInUse(type)) return 'No one holds it.'
  return count === 1
    ? '1 certification of this type is kept as it is.'
    : `${count} certifications of this type are kept as they are.`
}

export const withType = (
  types: ReadonlyArray<CertificationType>,
  type: CertificationType,
): ReadonlyArray<CertificationType> =>
  types.some(({ id }) => id === type.id)
    ? types.map((known) => (known.id === type.id ? type : known))
    : [...types, type].sort((one, other) => one.name.localeCompare(other.name))
