import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { type Person, peopleOf } from './people.ts'
import type { Row, TableRows } from './rows.ts'

/**
 * The sections of a profile that not everybody sees. Nobody's life is in them: every choice comes from the person's own id,
 * telephone numbers from the block that Australia keeps for fiction, streets from a list of trees.
 */
export const profileRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const people = peopleOf(tenant, moments)
  return [
    { table: 'employee_personal', rows: people.map((person) => personalRow(person, born(tenant, person, moments))) },
    { table: 'employee_emergency', rows: people.map(emergencyRow) },
    { table: 'employee_other', rows: people.map(otherRow) },
  ]
}

/** Some have their birthday soon after the demo is loaded, whenever that is. Of a leap year, as each day is in one. */
const born = (tenant: DemoTenant, person: Person, moments: Moments): string => {
  const picked = picking(person)
  const { birthdayIn } = person.more
  return birthdayIn === undefined
    ? `${1962 + picked.number(0, 40)}-${twoDigits(1 + picked.number(2, 12))}-${twoDigits(1 + picked.number(4, 28))}`
    : `${1964 + 4 * picked.number(0, 8)}-${moments.day(birthdayIn, tenant.timeZone).slice(5)}`
}

const personalRow = (person: Person, dateOfBirth: string): Row => {
  const picked = picking(person)
  return {
    id: person.id,
    date_of_birth: dateOfBirth,
    gender: picked.of(6, ['Woman', 'Man', 'Woman', 'Man', 'Non-binary', null]),
    personal_email: picked.number(8, 4) === 0 ? null : `${person.key}@home.example`,
    personal_phone: fictional(picked.number(10, 1000)),
    address: `${1 + picked.number(12, 180)} ${picked.of(14, streets)}\n${picked.of(16, suburbs)}`,
    right_to_work: picked.of(20, [
      'Citizen',
      'Citizen',
      'Citizen',
      'Permanent resident',
      'Visa 482 until 30 June 2028',
    ]),
  }
}

const emergencyRow = (person: Person): Row => {
  const picked = picking(person)
  const hasSecond = picked.number(22, 3) === 0
  return {
    id: person.id,
    contact_name: `${picked.of(24, firstNames)} ${person.lastName || person.firstName}`,
    contact_relationship: picked.of(26, ['Partner', 'Mother', 'Father', 'Sister', 'Brother', 'Friend']),
    contact_phone: fictional(picked.number(28, 1000)),
    second_name: hasSecond ? `${picked.of(30, firstNames)} ${person.lastName || person.firstName}` : null,
    second_relationship: hasSecond ? 'Parent' : null,
    second_phone: hasSecond ? fictional(picked.number(30, 1000)) : null,
    medical_notes: picked.of(32, [
      null,
      null,
      null,
      null,
      'Allergic to bee stings. Carries an adrenaline pen.',
      'Asthma.',
    ]),
  }
}

/** Numbers are given one after the other, as people come. */
const otherRow = (person: Person, index: number): Row => {
  const picked = picking(person)
  return {
    id: person.id,
    employee_number: `E${1001 + index}`,
    employment_type: picked.of(13, ['Full time', 'Full time', 'Full time', 'Part time', 'Casual', 'Apprentice']),
    working_hours: picked.of(15, ['38 hours a week', 'Monday to Friday, 7 am to 3 pm', 'Nine-day fortnight']),
    notes: picked.of(17, [null, null, null, 'Drives a company ute, registered until June.']),
  }
}

const streets = [
  'Banksia Street',
  'Wattle Road',
  'Grevillea Court',
  'Ironbark Lane',
  'Jacaranda Avenue',
  'Bottlebrush Way',
]
const suburbs = ['West End QLD 4101', 'Chermside QLD 4032', 'Ipswich QLD 4305', 'Toowoomba QLD 4350']
const firstNames = ['Robin', 'Sam', 'Alex', 'Jo', 'Kim', 'Lee', 'Pat', 'Chris']

/** Two places of the id for each choice; the dashes count as nothing. */
const picking = ({ id }: Person) => {
  const digits = id.replaceAll('-', '')
  const number = (at: number, below: number) =>
    Number.parseInt(`${digits}${digits}`.slice(at % 32, (at % 32) + 4), 16) % below
  return { number, of: <A>(at: number, list: readonly A[]): A => list[number(at, list.length)] as A }
}

const fictional = (number: number) => `0491 570 ${String(number).padStart(3, '0')}`
const twoDigits = (number: number) => String(number).padStart(2, '0')
