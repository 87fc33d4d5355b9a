import { expiryOf } from '../../domain/certifications/expiry.ts'
import { thresholdReached, USUAL_REMINDER_DAYS } from '../../domain/certifications/reminding.ts'
import { isRequiredOf } from '../../domain/certifications/requirements.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import type { DemoCertification, DemoCertificationType, DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { type Person, peopleOf } from './people.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

/** One that is held, with its id. */
export interface Held extends DemoCertification {
  readonly id: string
}

/** Those that are told one by one, and those of everybody else of whom a type is required. */
export const heldIn = (tenant: DemoTenant, moments: Moments): readonly Held[] => {
  const { types = [], held = [] } = tenant.certifications ?? {}
  const people = peopleOf(tenant, moments).filter(({ isActive }) => isActive)
  const usual = types.flatMap((type) =>
    people.filter((person) => holdsUsual(tenant, type, person)).map((person) => usualOf(type, person)),
  )
  const seen = new Map<string, number>()
  return [...held, ...usual].map((one) => {
    const name = `${one.of}/${one.type}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...one, id: idIn(tenant, 'certification', `${name}/${count}`) }
  })
}

const holdsUsual = (
  tenant: DemoTenant,
  type: DemoCertificationType,
  { key, department, title, more }: Person,
): boolean => {
  const { all = false, departments = [], titles = [], tags = [] } = type.requiredOf ?? {}
  const requirement = {
    all,
    departmentIds: departments as readonly string[] as DepartmentId[],
    positionTitles: titles,
    tags,
  }
  const person = {
    departmentId: department as string as DepartmentId,
    positionTitles: title === null ? [] : [title],
    tags: more.tags ?? [],
  }
  const isTold = tenant.certifications?.held.some(({ of, type: name }) => of === key && name === type.name) === true
  return !isTold && type.missing?.includes(key) !== true && isRequiredOf(requirement, person)
}

/** Somewhere in the second half of what it is good for; never within the days that anybody is reminded. */
const usualOf = ({ name, validityMonths }: DemoCertificationType, { key, id }: Person): DemoCertification => {
  const share = (Number.parseInt(id.slice(0, 6), 16) % 100) / 100
  return {
    of: key,
    type: name,
    expires: validityMonths === null ? null : 95 + Math.round(share * (validityMonths * 30 - 95)),
  }
}

export const certificationRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const types = tenant.certifications?.types ?? []
  const held = heldIn(tenant, moments)
  const typeId = (name: string) => idIn(tenant, 'certification type', name)
  const links = (list: 'departments' | 'tags', kind: string, column: string): TableRows => ({
    table: `certification_type_${list}`,
    rows: types.flatMap(({ name, requiredOf }) =>
      (requiredOf?.[list] ?? []).map((item) => ({ type_id: typeId(name), [column]: idIn(tenant, kind, item) })),
    ),
  })
  return [
    {
      table: 'certification_types',
      rows: types.map(({ name, description, validityMonths, reminderDays, requiredOf, isArchived }) => ({
        id: typeId(name),
        name,
        description,
        is_deleted: isArchived === true,
        validity_months: validityMonths,
        reminder_days: reminderDays ?? USUAL_REMINDER_DAYS,
        required_of_all: requiredOf?.all === true,
        required_titles: requiredOf?.titles ?? [],
        // Before all that is of it.
        created_utc: moments.days(-2_000),
        version: 1,
      })),
    },
    links('departments', 'department', 'department_id'),
    links('tags', 'tag', 'tag_id'),
    // What was renewed before what renews it, for the one refers to the other.
    { table: 'certifications', rows: held.flatMap((one) => earlierRow(tenant, one, moments)) },
    { table: 'certifications', rows: held.map((one) => certificationRow(tenant, one, moments)) },
  ]
}

const earlierId = (tenant: DemoTenant, { id }: Held): string => idIn(tenant, 'certification', `before ${id}`)

const earlierRow = (tenant: DemoTenant, one: Held, moments: Moments): readonly Row[] =>
  one.renewsOneOf === undefined
    ? []
    : [
        {
          ...certificationRow(tenant, { of: one.of, type: one.type, expires: one.renewsOneOf, id: one.id }, moments),
          id: earlierId(tenant, one),
          created_utc: moments.days(Math.min(one.renewsOneOf, 0) - 700),
        },
      ]

const certificationRow = (tenant: DemoTenant, one: Held, moments: Moments): Row => {
  const { expires, is, reminded } = one
  const person = peopleOf(tenant, moments).find(({ key }) => key === one.of)
  const by = person?.reportsTo ?? one.of
  const isAnswered = is !== 'submitted'
  const idOf = (key: string | null) => (key === null ? null : idIn(tenant, 'employee', key))
  return {
    id: one.id,
    employee_id: idOf(one.of),
    type_id: idIn(tenant, 'certification type', one.type),
    expiry_utc: expiryFrom(tenant, one, moments),
    issued_day: null,
    is_deleted: is === 'deleted',
    verification: is === 'submitted' || is === 'declined' ? is : 'verified',
    declined_because: is === 'declined' ? (one.because ?? '') : null,
    verified_by: isAnswered ? idOf(by) : null,
    renews: one.renewsOneOf === undefined ? null : earlierId(tenant, one),
    last_reminder_utc: reminded === undefined ? null : moments.days(-reminded.daysAgo),
    last_reminder_by: idOf(reminded?.by ?? null),
    // Told of already: the first morning of a demo brings no mail about what is written here.
    told_days: expires === null ? null : thresholdReached(remindersOf(tenant, one), Math.floor(expires)),
    added_by: idOf(is === undefined || is === 'deleted' ? by : one.of),
    created_utc: moments.past(moments.days(isAnswered ? -40 : -2)),
    version: 1,
  }
}

const remindersOf = (tenant: DemoTenant, { type }: Held): readonly number[] =>
  tenant.certifications?.types.find(({ name }) => name === type)?.reminderDays ?? USUAL_REMINDER_DAYS

const expiryFrom = ({ timeZone }: DemoTenant, { expires }: Held, moments: Moments): string | null =>
  expires === null ? null : expiryOf(timeZone, moments.day(expires, timeZone))
