import { expect, test } from 'vitest'
import { knownTitles } from '../../../src/domain/employees/positionTitles.ts'

const someone = (positionTitle: string | null, isActive = true) => ({ positionTitle, isActive })

test('titles of templates and of people, each once, in the spelling of the template, by name', () => {
  expect(
    knownTitles(
      ['Site Foreman', ' Carpenter '],
      [someone('carpenter'), someone('Welder'), someone('WELDER'), someone(null), someone('  ')],
    ),
  ).toEqual(['Carpenter', 'Site Foreman', 'Welder'])
})

test('not what only people who are gone were called', () =>
  expect(knownTitles([], [someone('Typist', false), someone('Surveyor')])).toEqual(['Surveyor']))
