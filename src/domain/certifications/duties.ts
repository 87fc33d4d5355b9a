/**
 * What certifications ask of a person, for the to-do list (`employees/me/toDoList`) and the page of their compliance. Ours:
 * what is required and missing, what has expired or soon will, and what was declined; of managers and admins, what waits to
 * be verified. Each is gone as soon as it is done anywhere.
 */
import { byCharacter, byDueUtc } from '../kernel/dueOrder.ts'
import type { CertificationId, CertificationTypeId, EmployeeId } from '../kernel/ids.ts'
import type { InstantUtc, Version } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import type { Certification, ComplianceItem, RequirementStatus } from './nouns.ts'
import { lastingLongest, requirementStatus } from './requirements.ts'

/** A type that is required of somebody or that they hold, and how they stand with it. */
export interface HeldType {
  readonly typeId: CertificationTypeId
  readonly typeName: string
  readonly status: RequirementStatus
  /** The one that decides the status; null when there is none. */
  readonly certificationId: CertificationId | null
  readonly expiryDate: InstantUtc | null
  readonly addedUtc: InstantUtc | null
  /** What was handed in last was declined. */
  readonly isDeclined: boolean
}

type Evidence = Pick<Certification, 'id' | 'expiryDate' | 'isDeleted' | 'isRenewed' | 'verification' | 'createdUtc'>

/**
 * How somebody stands with one type, by what they hold of it. A type that is not required plays a part as long as there is
 * something of it that counts or waits.
 */
export const heldTypeOf = (
  type: {
    readonly typeId: CertificationTypeId
    readonly typeName: string
    readonly isRequired: boolean
    readonly held: ReadonlyArray<Evidence>
  },
  now: number,
): ReadonlyArray<HeldType> => {
  const { typeId, typeName, isRequired, held } = type
  const status = requirementStatus(held, now)
  if (status === 'missing' && !isRequired) return []
  const newest = held.filter(({ isDeleted }) => !isDeleted).toSorted(newestFirst)
  const waiting = newest.find(({ verification }) => verification === 'submitted')
  const deciding = status === 'submitted' ? waiting : lastingLongest(held)
  return [
    {
      typeId,
      typeName,
      status,
      certificationId: deciding?.id ?? null,
      expiryDate: deciding?.expiryDate ?? null,
      addedUtc: deciding?.createdUtc ?? null,
      isDeclined: newest[0]?.verification === 'declined',
    },
  ]
}

const newestFirst = (one: Evidence, other: Evidence): number => byCharacter(other.createdUtc, one.createdUtc)

export interface CertificationDuty {
  readonly type:
    | 'certificationMissing'
    | 'certificationExpired'
    | 'certificationExpiring'
    | 'certificationDeclined'
    | 'certificationToVerify'
  /** Of the certification; of the type when there is none yet. */
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc | null
  /** On whose page it is done. */
  readonly employeeId: EmployeeId
  /** Of what waits to be verified. */
  readonly version?: Version
}

/** What somebody owes themself. What is handed in is owed no more. */
export const ownDuties = (held: ReadonlyArray<HeldType>, employeeId: EmployeeId): ReadonlyArray<CertificationDuty> =>
  held.flatMap(({ typeId, typeName, status, certificationId, expiryDate, isDeclined }) => {
    const type = isDeclined && status !== 'submitted' ? 'certificationDeclined' : dutyTypes[status]
    if (type === undefined) return []
    return [
      { type, id: certificationId ?? typeId, title: titles[type], detail: typeName, dueUtc: expiryDate, employeeId },
    ]
  })

const dutyTypes: Partial<Record<RequirementStatus, CertificationDuty['type']>> = {
  missing: 'certificationMissing',
  expired: 'certificationExpired',
  expiringSoon: 'certificationExpiring',
}

/** What waits for someone to verify it. */
export const verifyingDuty = (submitted: {
  readonly id: CertificationId
  readonly employeeId: EmployeeId
  readonly employeeName: string
  readonly typeName: string
  readonly version: Version
}): CertificationDuty => ({
  type: 'certificationToVerify',
  id: submitted.id,
  title: titles.certificationToVerify,
  detail: `${submitted.employeeName}: ${submitted.typeName}`,
  dueUtc: null,
  employeeId: submitted.employeeId,
  version: submitted.version,
})

const titles: Record<CertificationDuty['type'], string> = {
  certificationMissing: 'Certification to submit',
  certificationExpired: 'Certification has expired',
  certificationExpiring: 'Certification expires soon',
  certificationDeclined: 'Certification declined',
  certificationToVerify: 'Certification to verify',
}

/** The same as a line of the page that shows policies and certifications together. */
export const complianceItemOf = ({
  typeId,
  typeName,
  status,
  certificationId,
  expiryDate,
  addedUtc,
}: HeldType): ComplianceItem => ({
  kind: 'certification',
  id: certificationId ?? typeId,
  title: typeName,
  standing: status,
  dueUtc: expiryDate,
  doneUtc: certificationId === null ? null : addedUtc,
})

/** What has to be seen to first; then by when it falls due, what never does last; then by name. */
export const inDueOrder = (items: ReadonlyArray<ComplianceItem>): ReadonlyArray<ComplianceItem> =>
  items.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      byDueUtc(one.dueUtc, other.dueUtc) ||
      byText(one.title, other.title),
  )

/** Something is still asked of the person, or of the verifier of what they handed in. */
export const isOpen = ({ standing }: Pick<ComplianceItem, 'standing'>): boolean => open.includes(standing)

const open: ReadonlyArray<ComplianceItem['standing']> = ['late', 'owed', 'outdated', 'missing', 'expired', 'submitted']
