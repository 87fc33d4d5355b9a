import { describe, expect, it } from 'vitest'
import { catalogue } from '../../src/machines/catalogue.ts'
import { coverageOf, exploreAll } from '../../src/workshop/model/subject.ts'
import { subjects } from '../../src/workshop/subjects.ts'

it('every machine of the catalogue is a subject, and none besides', () => {
  expect(subjects.map(({ machine }) => machine.id).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted())
  const machines = catalogue.map(({ machine }) => machine)
  expect(subjects.filter(({ machine }) => !machines.includes(machine))).toEqual([])
})

it('the situations of a machine have names of their own', () => {
  for (const { variants } of subjects) {
    const labels = variants.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  }
})

describe('the situations of a machine lead over every arrow of its chart', () => {
  it.each(subjects.map((subject) => [subject.machine.id, subject] as const))('%s', (_, subject) => {
    const explored = exploreAll(subject)
    const { missed, taken } = coverageOf(subject, explored)
    expect(missed).toEqual([])
    expect(Object.keys(subject.unreachable ?? {}).filter((id) => taken.has(id))).toEqual([])
    // What one can still look through.
    expect(explored.filter(({ graph }) => graph.configurations.size > 5_000)).toEqual([])
  })
})
