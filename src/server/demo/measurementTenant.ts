/** A client organisation of any size, for measurements: the same people for the same number, every time. */
import { demoId } from './demoId.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

const firstNames =
  'Amara Anders Beatriz Bilal Caitlin Chidi Dana Dmitri Elif Emeka Farah Finn Giulia Gurpreet Hana Hassan Ines Ivo Jarrah Jun Kaia Kwame Leila Lorenzo Mai Marek Nadia Noah Oksana Omar Paloma Petra Qiang Rania Ravi Rosa Sakura Sefa Soren Talia Tane Uma Viktor Wanda Xavier Yara Yusuf Zoe'.split(
    ' ',
  )
const lastNames =
  'Abara Almeida Andersen Baird Banerjee Castellano Chen Costa Dalgaard Diallo Eriksson Faulkner Fernando Gallagher Gupta Haas Hinemoa Ibrahim Ivanov Jansen Joshi Kaplan Kim Kovacs Lam Laurent Mahfouz Marsh Mendoza Nakamura Ncube Novak Oliveira Okafor Park Pereira Quinn Rahman Rossi Sato Schneider Silva Tanaka Taufa Underwood Vasquez Walker Wang Yamada Zielinski'.split(
    ' ',
  )
const titles = ['Analyst', 'Coordinator', 'Engineer', 'Advisor', 'Technician', 'Planner', 'Officer', 'Specialist']
const tags = [
  'apprentice',
  'casual',
  'fire warden',
  'first aider',
  'forklift',
  'mentor',
  'night shift',
  'on probation',
  'remote',
  'union delegate',
  'visa holder',
  'volunteer',
]
const departments = Array.from({ length: 40 }, (_, index) => `Department ${String(index + 1).padStart(2, '0')}`)
const reportsPerManager = 8

interface Measured {
  readonly key: string
}

/** The id comes from the name, so asking twice for the same name finds the first one. */
export const measuredTenant = (name: string): Measured => ({ key: `measurement/${name.trim().toLowerCase()}` })

export const measuredLists = (tenant: Measured): readonly TableRows[] => [
  { table: 'departments', rows: departments.map((name) => ({ id: idIn(tenant, 'department', name), name })) },
  { table: 'tags', rows: tags.map((name) => ({ id: idIn(tenant, 'tag', name), name })) },
]

/** The first of all has nobody above; each of the others reports to somebody written before. */
export const measuredPeople = (
  tenant: Measured,
  admin: { readonly email: string },
  range: { readonly from: number; readonly to: number },
): readonly TableRows[] => {
  const numbers = Array.from({ length: range.to - range.from }, (_, offset) => range.from + offset)
  return [
    { table: 'employees', rows: numbers.map((number) => employee(tenant, admin.email, number)) },
    { table: 'positions', rows: numbers.map((number) => position(tenant, number)) },
    { table: 'employee_tags', rows: numbers.flatMap((number) => tagsOf(tenant, number)) },
  ]
}

export const measuredPersonId = (tenant: Measured, number: number): string => idIn(tenant, 'employee', String(number))

/** A number scattered over the range: neighbours in the list shall not be alike. */
const scattered = (number: number, salt: number): number =>
  Math.imul(number * 2 + 1, 0x9e3779b1 ^ Math.imul(salt, 0x85ebca6b)) >>> 12

const of = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item

const employee = (tenant: Measured, adminEmail: string, number: number): Row => {
  const firstName = of(firstNames, scattered(number, 1))
  const lastName = of(lastNames, scattered(number, 2))
  const isFirst = number === 0
  const manager = Math.floor((number - 1) / reportsPerManager)
  return {
    id: measuredPersonId(tenant, number),
    first_name: firstName,
    last_name: lastName,
    email: isFirst ? adminEmail : `${firstName}.${lastName}.${number}@measurement.example`.toLowerCase(),
    reports_to: isFirst ? null : measuredPersonId(tenant, manager),
    department_id: idIn(tenant, 'department', of(departments, scattered(number, 3))),
    start_date: `20${String(10 + (scattered(number, 4) % 15))}-${String(1 + (scattered(number, 5) % 12)).padStart(2, '0')}-01`,
    is_active: isFirst || scattered(number, 6) % 33 !== 0,
    roles: isFirst ? ['admin'] : [],
  }
}

const position = (tenant: Measured, number: number): Row => ({
  id: idIn(tenant, 'position', String(number)),
  employee_id: measuredPersonId(tenant, number),
  title: number < reportsPerManager + 1 ? 'Manager' : of(titles, scattered(number, 7)),
  status: 'Acknowledged',
})

const tagsOf = (tenant: Measured, number: number): readonly Row[] =>
  [
    ...new Set(
      [scattered(number, 8), scattered(number, 9), scattered(number, 10)]
        .slice(0, scattered(number, 11) % 4)
        .map((n) => of(tags, n)),
    ),
  ].map((name) => ({ employee_id: measuredPersonId(tenant, number), tag_id: idIn(tenant, 'tag', name) }))

export const measuredTenantRow = (tenant: Measured, name: string): Row & { readonly id: string } => ({
  id: demoId(`tenant/${tenant.key}`),
  name,
  status: 'Active',
  product_plan: 'full',
})
