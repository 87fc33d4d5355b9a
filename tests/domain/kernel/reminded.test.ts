import { describe, expect, it } from 'vitest'
import { sentReminder } from '../../../src/domain/certifications/reminded.ts'
import { remindedSaid } from '../../../src/domain/kernel/reminded.ts'

describe('What came of reminding people', () => {
  it.each([
    [{ sent: 0, alreadyReminded: 0, withoutAddress: 0 }, 'info', 'Nobody had to be reminded.'],
    [{ sent: 1, alreadyReminded: 0, withoutAddress: 0 }, 'success', 'Sent 1 reminder.'],
    [
      { sent: 2, alreadyReminded: 3, withoutAddress: 0 },
      'success',
      'Sent 2 reminders. 3 people had been reminded today already and were not written to again.',
    ],
    [
      { sent: 0, alreadyReminded: 1, withoutAddress: 2 },
      'info',
      'No reminders were sent. 1 person had been reminded today already and was not written to again. 2 people cannot be told by email: speak to each of them.',
    ],
  ])('%j', (reminded, kind, text) => expect(remindedSaid(reminded)).toEqual({ kind, text }))

  it('of one certification names the person, and is no success when no mail is on its way', () => {
    const said = (reminder: 'sent' | 'alreadyReminded' | 'withoutAddress') =>
      sentReminder({ reminder, employeeName: 'Ada Ng' })
    expect(said('sent')).toEqual({ kind: 'success', text: 'Certification reminder sent successfully' })
    expect(said('alreadyReminded')).toEqual({
      kind: 'info',
      text: 'No reminders were sent. Ada Ng had been reminded today already and was not written to again.',
    })
    expect(said('withoutAddress')).toMatchObject({
      kind: 'info',
      text: 'No reminders were sent. Ada Ng cannot be told by email: speak to them.',
    })
  })
})
