import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../../src/workshop/model/scenario.ts'
import { offeringsBeyond } from '../../../src/workshop/versions/offerings.ts'
import { beyond, rolesOf } from '../../../src/workshop/versions/roles.ts'
import { documentMachine } from '../model/toys.ts'

const scenario: Scenario = {
  machine: documentMachine,
  variants: [
    { label: 'an admin', role: 'admin', input: { isAdmin: true } },
    { label: 'a manager', role: 'manager', input: { isAdmin: false } },
    { label: 'nobody in particular', input: { isAdmin: true } },
  ],
}

describe('what one role can do that another cannot', () => {
  const found = beyond(scenario, { can: 'admin', cannot: 'manager' })

  it('is told state by state, with the condition that says no', () => {
    const reading = found.find(({ state }) => state === 'document.page.reading')
    expect(reading).toMatchObject({ isReachable: true })
    expect(reading?.transitions.map(({ arrow, because }) => [arrow.event, arrow.targets, because])).toEqual([
      ['edit.asked', ['document.page.editing'], { kind: 'refused', guards: ['isAdmin'] }],
    ])
  })

  it('and with the states the other never reaches', () => {
    expect(found.filter(({ isReachable }) => !isReachable).map(({ state }) => state)).toEqual([
      'document.page.editing',
      'document.page.saving',
    ])
  })

  it('an event that what they see never offers is told as that', () => {
    const offered = {
      ...scenario,
      variants: scenario.variants.map((variant) =>
        variant.role === 'manager' ? { ...variant, cases: { 'edit.asked': [] } } : variant,
      ),
    }
    const reading = beyond(offered, { can: 'admin', cannot: 'manager' }).find(
      ({ state }) => state === 'document.page.reading',
    )
    expect(reading?.transitions.map(({ because }) => because)).toEqual([{ kind: 'notOffered' }])
  })

  it('the other way round it is the refusal alone', () => {
    const back = beyond(scenario, { can: 'manager', cannot: 'admin' })
    expect(back.flatMap(({ transitions }) => transitions.map(({ arrow }) => arrow.id))).toEqual([
      'document.page.reading · edit.asked → stays',
    ])
  })

  it('a role nobody has described is compared with nothing', () => {
    expect(rolesOf(scenario)).toEqual(['admin', 'manager'])
    expect(beyond(scenario, { can: 'admin', cannot: 'employee' })).toEqual([])
  })
})

describe('what the rules offer one role and not the other', () => {
  const found = offeringsBeyond({ can: 'admin', cannot: 'manager' })
  const names = (kind: string) => found.filter((one) => one.kind === kind).map(({ name }) => name)

  it('is told for actions, pages, menu and reports, each with the reason that is told', () => {
    expect(names('action')).toEqual([
      'create an employee',
      'edit one’s own record',
      'activate, deactivate or hide an employee',
      'terminate an employee',
      'remove an employee',
    ])
    expect(names('page')).toContain('company settings')
    expect(names('menu')).toContain('Permission Management')
    expect(names('report')).toContain('Reminders sent')
    for (const { because } of found) expect(because).toMatch(/\.$/)
  })

  it('and nothing the other way round', () => {
    expect(offeringsBeyond({ can: 'manager', cannot: 'admin' })).toEqual([])
  })
})
