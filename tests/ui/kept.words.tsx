import { expect, it } from 'vitest'
import { isWorkingDays, usualWorkingDays, worksOn } from '../../src/domain/kernel/workingDays.ts'

/** The program in a language made by machine (`visible.words.tsx`): what is kept by a code is kept alike in every language. */
it('working days are the same days in every language', () => {
  expect(usualWorkingDays).toBe('Mon Tue Wed Thu Fri')
  expect(isWorkingDays('Sat Sun')).toBe(true)
  expect(worksOn('Tue Wed', 2)).toBe(true)
})
