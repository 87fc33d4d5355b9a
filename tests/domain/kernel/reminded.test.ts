import { describe, expect, it } from 'vitest'
import { sentReminder } from '../../../src/domain/certifications/reminded.ts'
import { remindedSaid } from '../../../src/domain/kernel/reminded.ts'

describe('What came of reminding people', () => {
  it.each([
    [{ sent: 0, alreadyReminded: 0, withoutAddress: 0 }, 'info', 'No one needed a reminder.'],
    [{ sent: 1, alreadyReminded: 0, withoutAddress: 0 }, 'success', 'Sent 1 reminder.'],
    [
      { sent: 2, alreadyReminded: 3, withoutAddress: 0 },
      'success',
      'Sent 2 reminders. 3 people were already reminded today.',
    ],
    [
      { sent: 0, alreadyReminded: 1, withoutAddress: 2 },
      'info',
      'No reminders were sent. 1 person was already reminded today. 2 people have no email address: tell them in person.',
    ],
  ])('%j', (reminded, kind, text) => expect(remindedSaid(reminded)).toEqual({ kind, text }))

  it('of one certification names the person, and is no success when no mail is on its way', () => {
    const said = (reminder: 'sent' | 'alreadyReminded' | 'withoutAddress') =>
      sentReminder({ reminder, employeeName: 'Ada Ng' })
    expect(said('sent')).toEqual({ kind: 'success', text: 'Certification reminder sent successfully' })
    expect(said('alreadyReminded')).toEqual({
      kind: 'info',
      text: 'No reminders were sent. Ada Ng was already reminded today.',
    })
    expect(said('withoutAddress')).toMatchObject({
      kind: 'info',
      text: 'No reminders were sent. Ada Ng has no email address: tell them in person.',
    })
  })
})
