/**
 * A card as it is typed. It goes to the card provider and nowhere else: this program is told a token, and the last four
 * digits. Ours; the check of the number is that of ISO/IEC 7812.
 */
import { type Draft, field, recordOf } from '../kernel/record.ts'

const digits = (typed: string): string => typed.replace(/[\s-]/g, '')

export const cardFields = recordOf({
  number: field('Card number', {
    blank: '',
    problem: (typed: string) => (isCardNumber(digits(typed)) ? null : 'Enter the number on the front of the card'),
    toSaved: digits,
  }),
  expiry: field('Expires', {
    blank: '',
    problem: (typed: string) =>
      /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(typed.trim()) ? null : 'Enter month and year, for example 04 / 29',
    toSaved: (typed) => typed.replace(/\s/g, ''),
  }),
  code: field('Security code', {
    blank: '',
    problem: (typed: string) => (/^\d{3,4}$/.test(typed.trim()) ? null : 'Enter the 3 or 4 digits on the card'),
    toSaved: (typed) => typed.trim(),
  }),
})
export type CardDraft = Draft<typeof cardFields.fields>
export type Card = ReturnType<typeof cardFields.toSaved>

const isCardNumber = (number: string): boolean => {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
