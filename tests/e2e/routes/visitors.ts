import { companyMenu, mainMenu } from '../../fixtures/menu.ts'
import type { clients, Who } from '../people.ts'

export interface Visitor {
  /** Its place in a row's word. */
  readonly letter: string
  readonly is: string
  readonly who: Who
  readonly fullName: string
  readonly client?: keyof typeof clients
  /** § 2.3 What their menu holds. */
  readonly menu: readonly string[]
  /** Whether the top bar finds people by name, and leads to another client. */
  readonly bar: { readonly findsPeople: boolean; readonly changesClient: boolean }
}

const ava = { who: 'ava', fullName: 'Ava Lindqvist' } as const

const alone = { findsPeople: false, changesClient: false }
const without = (...names: readonly string[]) => mainMenu.filter((name) => !names.includes(name))
const employeeMenu = without('Dashboard', 'Employees', 'Certifications')
/** No check-ins, goals, reviews and assets. */
const onCompliance = without('Check Ins', 'Goals', 'Performance Reviews')

/** No demo client is without Compliance: its administrator (C) goes round in `tests/ui/app/routes.test.tsx`. */
export const visitors: ReadonlyArray<Visitor> = [
  {
    ...ava,
    letter: 'A',
    is: 'an admin',
    menu: [...mainMenu, ...companyMenu],
    bar: { findsPeople: true, changesClient: true },
  },
  { letter: 'M', is: 'a manager', who: 'max', fullName: 'Max Oduya', menu: mainMenu, bar: alone },
  { letter: 'E', is: 'an employee', who: 'eve', fullName: 'Eve Marlowe', menu: employeeMenu, bar: alone },
  {
    letter: 'F',
    is: 'a feature user',
    who: 'yuri',
    fullName: 'Yuri Volkov',
    menu: [...employeeMenu, 'Assets', 'Position Templates'],
    bar: alone,
  },
  {
    letter: 'W',
    is: 'an admin on the compliance plan',
    who: 'will',
    fullName: 'Will Ashgrove',
    menu: [...onCompliance, ...companyMenu.filter((name) => name !== 'Assets')],
    bar: { ...alone, findsPeople: true },
  },
  {
    ...ava,
    letter: 'w',
    is: 'an employee on the compliance plan',
    client: 'wattle',
    menu: onCompliance.filter((name) => employeeMenu.includes(name)),
    bar: { ...alone, changesClient: true },
  },
]
