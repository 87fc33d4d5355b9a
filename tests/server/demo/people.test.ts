import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { Email, NewEmployee } from '../../../src/domain/employees/nouns.ts'
import { demoTenants } from '../../../src/server/demo/demoTenants.ts'
import type { Person } from '../../../src/server/demo/people.ts'
import { peopleOf } from '../../../src/server/demo/people.ts'
import { idIn } from '../../../src/server/demo/rows.ts'
import { called, moments, staffOf } from './rows.ts'

const sizes = { Banksia: 48, Wattle: 26, Tidewater: 64, Coolibah: 12, Jacaranda: 5 }
const named = demoTenants.map((tenant) => [tenant.name, tenant] as const)
const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()
const reportsOf = (people: readonly Person[], manager: Person) =>
  people.filter(({ reportsTo }) => reportsTo === manager.key)

const chainOf = (people: readonly Person[], person: Person): readonly string[] => {
  const chain = [person.key]
  for (let above = person.reportsTo; above !== null; ) {
    if (chain.includes(above)) throw new Error(`${person.key} is in a circle: ${chain.join(' < ')}`)
    chain.push(above)
    above = people.find(({ key }) => key === above)?.reportsTo ?? null
  }
  return chain
}

describe('the demo staff', () => {
  it.each(Object.entries(sizes))('%s has %i people', (name, size) => {
    expect(staffOf(name)).toHaveLength(size)
  })

  it.each(named)('§ 5 at %s every address is one to write to, and unique whatever its case', (_, tenant) => {
    const emails = peopleOf(tenant, moments).map(({ email }) => email)
    for (const email of emails) expect(Schema.is(Email)(email), email).toBe(true)
    expect(new Set(emails.map((email) => email.toLowerCase())).size).toBe(emails.length)
  })

  it.each(named)('everybody at %s could have been typed in', (_, tenant) => {
    for (const person of peopleOf(tenant, moments)) {
      const { id, firstName, lastName, email, title, startDate, isActive, more } = person
      const typed = {
        id,
        firstName,
        lastName,
        email,
        phone: null,
        positionTitle: title,
        departmentId: idIn(tenant, 'department', person.department),
        reportsTo: person.reportsTo === null ? null : idIn(tenant, 'employee', person.reportsTo),
        startDate,
        isActive,
        hideFromEmployeeDirectory: more.isHidden === true,
        tags: more.tags ?? [],
      }
      expect(Schema.is(NewEmployee)(typed), person.key).toBe(true)
    }
  })

  it.each(named)('at %s everybody reports to somebody there, in no circle, and works in a department', (_, tenant) => {
    const people = peopleOf(tenant, moments)
    const keys = people.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const person of people) {
      expect(tenant.departments, person.key).toContain(person.department)
      if (person.reportsTo !== null) expect(keys, person.key).toContain(person.reportsTo)
      expect(chainOf(people, person).length).toBeLessThanOrEqual(6)
    }
    expect(people.filter(({ reportsTo }) => reportsTo === null)).toHaveLength(1)
  })

  it.each(named)('%s has an admin who can sign in', (_, tenant) => {
    expect(peopleOf(tenant, moments).some(({ more, hasLogin }) => more.isAdmin === true && hasLogin)).toBe(true)
  })

  it.each(named)('groups, policies and changes at %s name only people who are there', (_, tenant) => {
    const keys = tenant.people.map(([key]) => key)
    const mentioned = [
      ...tenant.company.groups.flatMap(({ members }) => members),
      ...tenant.policies.flatMap(({ onlyFor = [], notYet = [] }) => [...onlyFor, ...notYet]),
      ...tenant.changes.flatMap(({ by, to }) => (to === null ? [by] : [by, to])),
    ]
    for (const key of mentioned) expect(keys).toContain(key)
  })
})

describe('the people at Banksia Ridge who break careless software', () => {
  const people = staffOf('Banksia')
  const names = people.map(fullName)
  const who = (key: string): Person => {
    const found = people.find((person) => person.key === key)
    if (found === undefined) throw new Error(`${key} does not work at Banksia Ridge`)
    return found
  }

  it.each([
    ['an apostrophe', /'/],
    ['a typographic apostrophe', /’/],
    ['a hyphen', /-/],
    ['one name only', /^\S+$/],
    ['sixty letters', /^.{60}$/],
    ['Vietnamese letters', /Nguyễn/],
    ['Arabic script', /\p{Script=Arabic}/u],
    ['another right-to-left script', /\p{Script=Hebrew}/u],
  ])('a name with %s', (_, pattern) => {
    expect(names.some((name) => pattern.test(name))).toBe(true)
  })

  it('two people of the same full name', () => {
    expect(names.length - new Set(names).size).toBe(1)
  })

  it('reporting lines of six levels', () => {
    expect(Math.max(...people.map((person) => chainOf(people, person).length))).toBe(6)
  })

  it('a manager hidden from the directory, and one who is inactive, both with active reports', () => {
    for (const manager of [who('priya.raman'), who('vikram.shetty')]) {
      expect(reportsOf(people, manager).some(({ isActive }) => isActive)).toBe(true)
    }
    expect(who('priya.raman').more.isHidden).toBe(true)
    expect(who('vikram.shetty').isActive).toBe(false)
  })

  it('an admin who is no manager, and a manager who is no admin', () => {
    expect([who('ava').more.isAdmin, reportsOf(people, who('ava'))]).toEqual([true, []])
    expect(who('max').more.isAdmin).toBeUndefined()
    expect(reportsOf(people, who('max')).length).toBeGreaterThan(1)
    expect(reportsOf(people, who('eve'))).toEqual([])
  })

  it('a new starter today, where the tenant is', () => {
    const atHalfPastTwelveInBrisbane = who('zara.kowalczyk').startDate
    expect(atHalfPastTwelveInBrisbane).toBe('2026-11-21')
  })

  it('one without a position, one with two, one without a login, one who is only invited', () => {
    expect(people.filter(({ title }) => title === null)).toHaveLength(1)
    expect(people.filter(({ more }) => more.alsoWorksAs !== undefined)).toHaveLength(1)
    const outside = people.filter(({ hasLogin, isActive }) => isActive && !hasLogin)
    expect(outside.map(({ more }) => more.login ?? 'none').toSorted()).toEqual(['invited', 'none'])
  })

  it('some with a picture, some without', () => {
    const pictured = people.filter(({ more }) => more.hasAvatar === true).length
    expect(pictured).toBeGreaterThan(5)
    expect(pictured).toBeLessThan(people.length)
  })

  it('§ 6 the Yard Team may use assets and position templates, and Yuri is in it', () => {
    const team = called('Banksia').company.groups.find(({ name }) => name === 'Yard Team')
    expect(team?.members).toContain('yuri')
    expect(team?.features).toEqual([
      { featureId: 'assetManagerManage', actions: ['Use'] },
      { featureId: 'positionTemplatesManage', actions: ['Use'] },
    ])
  })
})
