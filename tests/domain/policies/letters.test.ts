import { describe, expect, it } from 'vitest'
import type { EmployeeId, HrDocumentId } from '../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { escalationKey, escalationLetter, reminderKey, reminderLetter } from '../../../src/domain/policies/letters.ts'

const owed = { title: 'Heat', dueDay: '2026-11-20', isUpdate: false, link: 'https://hr.example/hrDocuments/1' }
const sending = {
  to: 'Eve Marlowe',
  company: 'Banksia Ridge',
  locale: standardLocale,
  sentBy: 'Ava Lindqvist',
  today: '2026-11-21',
}

describe('the message to people who have not agreed (ours)', () => {
  it('says who reminds, of what, since when it is due, and where it is read', () => {
    const { subject, text } = reminderLetter(owed, sending)
    expect(subject).toBe('Policy to read and agree to: Heat')
    expect(text.split('\n')).toEqual([
      'Hello Eve Marlowe,',
      '',
      'Ava Lindqvist of Banksia Ridge reminds you of the policy “Heat”.',
      'Read it and agree.',
      'Was due on 20th Nov 2026.',
      '',
      'https://hr.example/hrDocuments/1',
    ])
  })

  it('of a changed policy says that it has changed; on the due day it is still due; without one there is none', () => {
    const update = reminderLetter({ ...owed, isUpdate: true, dueDay: '2026-11-21' }, { ...sending, sentBy: null })
    expect(update.subject).toBe('Policy update to agree to: Heat')
    expect(update.text).toContain('It has changed since you agreed')
    expect(update.text).toContain('Due on 21st Nov 2026.')
    expect(update.text).toContain('Banksia Ridge reminds you')
    expect(reminderLetter({ ...owed, dueDay: null }, sending).text).not.toContain('due on')
  })

  it('has one key for a duty and a day, and another for the next version that asks again', () => {
    const duty = { documentId: 'd' as HrDocumentId, agreeFromVersionNo: 1, employeeId: 'e' as EmployeeId }
    expect(reminderKey(duty, '2026-11-21')).toBe('policyReminder:d:1:e:2026-11-21')
    const others = [reminderKey(duty, '2026-11-22'), reminderKey({ ...duty, agreeFromVersionNo: 2 }, '2026-11-21')]
    expect(new Set([...others, reminderKey(duty, '2026-11-21')]).size).toBe(3)
  })
})

describe('the message to a manager (ours)', () => {
  const eve = {
    fullName: 'Eve Marlowe',
    title: 'Heat',
    dueDay: '2026-11-01',
    link: 'https://hr.example/employee/1/compliance',
  }
  const cleo = { ...eve, fullName: 'Cleo Tan', title: 'Ladders', link: 'https://hr.example/employee/2/compliance' }
  const sending = {
    to: 'Max Ito',
    company: 'Banksia Ridge',
    locale: standardLocale,
    link: 'https://hr.example/hrDocuments',
  }

  it('names each person once with all that they are late with, and where to look', () => {
    const { subject, link, text } = escalationLetter([eve, { ...eve, title: 'Masks', dueDay: null }, cleo], sending)
    expect([link, escalationLetter([eve], sending).link]).toEqual([sending.link, eve.link])
    expect(subject).toBe('3 overdue policy agreements')
    expect(text.split('\n')).toEqual([
      'Hello Max Ito,',
      '',
      'these policy agreements at Banksia Ridge are overdue:',
      '',
      'Eve Marlowe',
      '- Heat: due on 1st Nov 2026',
      '- Masks',
      eve.link,
      '',
      'Cleo Tan',
      '- Ladders: due on 1st Nov 2026',
      cleo.link,
      '',
      'You are notified once about each. They were reminded too, if the policy has reminders.',
    ])
  })

  it('about one of them says whom and what in its subject, and is one a day for each manager', () => {
    expect(escalationLetter([eve], sending).subject).toBe('Overdue: Eve Marlowe, Heat')
    const keys = ['a', 'b'].flatMap((to) =>
      ['2026-11-21', '2026-11-22'].map((day) => escalationKey(to as EmployeeId, day)),
    )
    expect(new Set(keys).size).toBe(4)
  })
})
