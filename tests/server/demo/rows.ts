import type { DemoTenant } from '../../../src/server/demo/demoTenant.ts'
import { demoTenants } from '../../../src/server/demo/demoTenants.ts'
import { momentsAround } from '../../../src/server/demo/moments.ts'
import { peopleOf } from '../../../src/server/demo/people.ts'

export const now = new Date('2026-11-21T02:30:00Z')
export const moments = momentsAround(now)

export const called = (name: string): DemoTenant => {
  const found = demoTenants.find((tenant) => tenant.name.startsWith(name))
  if (found === undefined) throw new Error(`No demo tenant is called ${name}`)
  return found
}

export const staffOf = (name: string) => peopleOf(called(name), moments)
