import { describe, expect, it } from 'vitest'
import { coverageOf } from '../../src/workshop/model/subject.ts'
import { subjects } from '../../src/workshop/subjects.ts'

describe('the situations of a machine lead over every arrow of its chart', () => {
  it.each(subjects.map((subject) => [subject.machine.id, subject] as const))('%s', (_, subject) => {
    expect(coverageOf(subject).missed).toEqual([])
  })
})
