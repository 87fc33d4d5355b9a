/**
 * What an admin types into the form of a certification type, what is wrong with it and what it becomes. The bounds are
 * those of the noun. Numbers are typed as text; the thresholds as one line, 30, 14, 0.
 */
import type { CertificationTypeId, DepartmentId } from '../kernel/ids.ts'
import { requiredLineProblem, textProblem, typedSentence } from '../kernel/typed.ts'
import type { CertificationRequirement, CertificationType, CertificationTypeDraft } from './nouns.ts'
import { inReminderOrder, USUAL_REMINDER_DAYS } from './reminding.ts'

export const TYPE_NAME_MAX = 120
export const TYPE_DESCRIPTION_MAX = 1_000
const VALIDITY_MAX = 600
const REMINDER_MAX = 365
const REMINDERS_MAX = 12

export interface TypeTyped {
  readonly name: string
  readonly description: string
  /** Empty: what is of this type does not expire. */
  readonly validityMonths: string
  readonly reminderDays: string
  readonly all: boolean
  readonly departmentIds: ReadonlyArray<DepartmentId>
  readonly positionTitles: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
}

export type TypeProblems = { readonly [Field in keyof TypeTyped]?: string }

export const blankType: TypeTyped = {
  name: '',
  description: '',
  validityMonths: '12',
  reminderDays: USUAL_REMINDER_DAYS.join(', '),
  all: false,
  departmentIds: [],
  positionTitles: [],
  tags: [],
}

export const typedOf = ({
  name,
  description,
  validityMonths,
  reminderDays,
  requiredBy,
}: CertificationType): TypeTyped => ({
  name,
  description,
  validityMonths: validityMonths === null ? '' : String(validityMonths),
  reminderDays: reminderDays.join(', '),
  ...requiredBy,
})

export const typeProblems = ({ name, description, validityMonths, reminderDays }: TypeTyped): TypeProblems => {
  const problems = {
    name: typedSentence(requiredLineProblem(name, TYPE_NAME_MAX), TYPE_NAME_MAX),
    description: typedSentence(textProblem(description, TYPE_DESCRIPTION_MAX), TYPE_DESCRIPTION_MAX),
    validityMonths:
      validityMonths.trim() === '' || isWithin(validityMonths, 1, VALIDITY_MAX)
        ? null
        : `Enter a whole number of months from 1 to ${VALIDITY_MAX}, or leave it empty`,
    reminderDays: remindersRefusal(reminderDays),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== null))
}

const isWithin = (typed: string, least: number, most: number): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most

const remindersTyped = (typed: string): ReadonlyArray<string> =>
  typed
    .split(/[,;\s]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const remindersRefusal = (typed: string): string | null => {
  const parts = remindersTyped(typed)
  if (parts.some((part) => !isWithin(part, 0, REMINDER_MAX)))
    return `Enter whole numbers of days from 0 to ${REMINDER_MAX}, with commas between them`
  return new Set(parts.map(Number)).size > REMINDERS_MAX ? `At most ${REMINDERS_MAX} of them` : null
}

const toReminderDays = (typed: string): ReadonlyArray<number> => inReminderOrder(remindersTyped(typed).map(Number))

/** Two that mean the same are the same: what is chosen besides "everybody" is not kept. */
export const typeSavedAs = (typed: TypeTyped): TypeTyped => ({
  ...typed,
  name: typed.name.trim(),
  description: typed.description.trim(),
  validityMonths: typed.validityMonths.trim(),
  reminderDays: toReminderDays(typed.reminderDays).join(', '),
  ...toRequirement(typed),
})

const toRequirement = ({ all, departmentIds, positionTitles, tags }: TypeTyped): CertificationRequirement =>
  all
    ? { all, departmentIds: [], positionTitles: [], tags: [] }
    : { all, departmentIds: [...departmentIds], positionTitles: [...positionTitles], tags: [...tags] }

/** Only of what has no problems. */
export const toTypeDraft = (
  typed: TypeTyped,
  id: CertificationTypeId,
  base: Pick<CertificationType, 'version' | 'isDeleted'> | null,
): CertificationTypeDraft => ({
  id,
  version: base?.version ?? null,
  name: typed.name.trim(),
  description: typed.description.trim(),
  isDeleted: base?.isDeleted ?? false,
  validityMonths: typed.validityMonths.trim() === '' ? null : Number(typed.validityMonths),
  reminderDays: [...toReminderDays(typed.reminderDays)],
  requiredBy: toRequirement(typed),
})

/** The type as it is, archived or brought back. */
export const standingDraftOf = (type: CertificationType, isDeleted: boolean): CertificationTypeDraft => {
  const { id, version, name, description, validityMonths, reminderDays, requiredBy } = type
  return { id, version, name, description, isDeleted, validityMonths, reminderDays, requiredBy }
}

/** § 3 `inUse` is derived when references exist. */
export const isInUse = ({ references }: Pick<CertificationType, 'references'>): boolean => references.length > 0

/** § 4 Archived types are hidden from active lists. */
export const activeTypes = (types: ReadonlyArray<CertificationType>): ReadonlyArray<CertificationType> =>
  types.filter(({ isDeleted }) => !isDeleted)
