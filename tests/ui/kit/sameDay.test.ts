import { describe, expect, it, vi } from 'vitest'
import { rowOf } from '../../../src/domain/audit/table.ts'
import { expirySentence } from '../../../src/domain/certifications/expiry.ts'
import { dayIn, lastMomentOf } from '../../../src/domain/kernel/days.ts'
import { standardLocale, writtenDay } from '../../../src/domain/kernel/locale.ts'
import type { Locale } from '../../../src/domain/kernel/nouns.ts'
import { reminderLetter } from '../../../src/domain/policies/letters.ts'
import { policyPaper } from '../../../src/server/policies/paper/policyPaper.ts'
import { anEntry } from '../../fixtures/audit.ts'

// The zone of the reader, asked for once by a module that another test may have loaded.
vi.stubEnv('TZ', 'America/New_York')
vi.resetModules()
const { dateText } = await import('../../../src/ui/kit/dates.ts')

const client = 'Australia/Sydney'
const styles = ['ordinal', 'd/m/y', 'd.m.y', 'm/d/y', 'y-m-d'] as const
const zones = [null, 'Australia/Perth', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']
const locales: ReadonlyArray<Locale> = styles.flatMap((dateStyle) =>
  zones.map((zone) => ({ ...standardLocale, dateStyle, zone })),
)

/** Around midnights of the client and of the others, and around the changes of the clocks. */
const instants = ['2024-02-28', '2024-04-06', '2024-10-05', '2024-12-31'].flatMap((day) =>
  Array.from({ length: 48 }, (_, half) => Date.parse(day) + half * 1_800_000 - 1),
)

/** A moment is written without the ordinal. */
const plain = (written: string) => written.replace(/(\d)(st|nd|rd|th)\b/, '$1')

describe('(ours) of one instant everybody is told the same day, wherever they read of it', () => {
  it.each(locales)('by %j', (locale) => {
    for (const instant of instants) {
      const value = new Date(instant).toISOString()
      const day = writtenDay(locale, dayIn(client, instant))
      // A list has the day, and a day is the client's.
      expect(dateText(locale, value, client)).toBe(day)
      // What a rule decides is the client's in every letter.
      const { text } = reminderLetter(
        { title: 'Heat', dueDay: dayIn(client, instant), isUpdate: false, link: '' },
        { to: 'Eve', company: 'Banksia', sentBy: null, today: '2020-01-01', locale },
      )
      expect(text).toContain(`Due on ${day}.`)
      const expiry = new Date(lastMomentOf(client, dayIn(client, instant))).toISOString()
      expect(expirySentence(locale, client, expiry, 0)).toBe(`expires on ${day}`)
      // A record, a file and a PDF have the moment: the same day, or they name the zone it is another in.
      const moment = plain(writtenDay(locale, dayIn(locale.zone ?? client, instant)))
      expect(dateText(locale, value, client, true)?.startsWith(`${moment} `)).toBe(true)
      if (moment !== plain(day)) expect(dateText(locale, value, client, true)).toMatch(/ \d\d:\d\d [A-Z]+\S*$/)
      expect(rowOf(anEntry({ atUtc: value }), { locale, timeZone: client })[0]?.startsWith(`${moment} `)).toBe(true)
      const { foot } = policyPaper({
        title: 'Heat',
        content: { type: 'doc', content: [{ type: 'paragraph' }] },
        images: new Map(),
        state: 'Draft',
        sha256: null,
        clientName: '',
        logo: undefined,
        timeZone: client,
        locale,
        madeUtc: value,
      })
      expect(foot).toContain(`printed ${moment} `)
      expect(foot).toContain(locale.zone ?? client)
    }
  })
})
