import { allModules } from '../../src/domain/billing/modules.ts'
import { anyReportAvailable } from '../../src/domain/reports/access.ts'
import { menuFor } from '../../src/domain/session/menu.ts'
import { type PaletteAction, type PaletteEntry, paletteEntries } from '../../src/domain/session/paletteEntries.ts'
import type { Sight } from '../../src/machines/session/palette/rows.ts'
import type { Variant } from '../../src/workshop/model/scenario.ts'
import { actors, banksia, people, tidewater } from './people.ts'

/** What each of them may open and do, by the rules of the product. */

export type Role = NonNullable<Variant['role']>

export const roles: ReadonlyArray<{ readonly role: Role; readonly label: string }> = [
  { role: 'admin', label: 'an administrator' },
  { role: 'manager', label: 'a manager' },
  { role: 'employee', label: 'an employee' },
]

const offering = { modules: allModules, flags: [] }

const sights = new Map<Role, Sight>()

/** One and the same object for each role, as the app too makes a new one only when something has changed. */
export const sightOf = (role: Role): Sight => {
  const known = sights.get(role) ?? madeFor(role)
  sights.set(role, known)
  return known
}

const madeFor = (role: Role): Sight => {
  const actor = actors[role]
  return {
    entries: paletteEntries({
      actor,
      offering,
      menu: menuFor(actor, {
        ...offering,
        reportsAvailable: anyReportAvailable(actor, offering),
        unacknowledgedPolicies: false,
        expiredCertification: false,
      }),
      tenants: [banksia, tidewater],
    }),
    people,
    recent: [],
  }
}

/** What this person may do of the palette, by what each choice leads to. */
export const choicesOf = (role: Role): Readonly<Record<string, PaletteEntry>> => {
  const possible = sightOf(role).entries.filter(({ denied }) => denied === null)
  const wanted: ReadonlyArray<PaletteAction> = [
    'newEmployee',
    'changeClient',
    'help',
    'tour',
    'shortcuts',
    'themeDark',
    'signOut',
  ]
  const actions = wanted.flatMap((name) => possible.find(({ id }) => id === `action:${name}`) ?? [])
  const page = possible.find(({ kind }) => kind === 'page')
  return Object.fromEntries([...(page ? [page] : []), ...actions].map((entry) => [entry.label, entry]))
}
