import { describe, expect, it } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { csvHead, csvLines } from '../../../src/server/audit/csv.ts'
import { anEntry } from '../../fixtures/audit.ts'

const brisbane = { locale: standardLocale, timeZone: 'Australia/Brisbane' }
const perth = { locale: standardLocale, timeZone: 'Australia/Perth' }

describe('Issue 5, audit: the export is safe from formulas', () => {
  const lineOf = (name: string) => csvLines([anEntry({ kind: 'department', name })], brisbane)

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '＝1', '\r=1', '|calc', '%0A'])('%j', (name) => {
    expect(lineOf(name)).toContain(`"'${name}"`)
  })

  it('quotes, commas and line breaks stay inside their cell', () => {
    expect(lineOf('a "b", c\r\nd')).toContain('"a ""b"", c\r\nd"')
  })

  it('every cell stands in quotes, and every line ends, so that one part follows the other', () => {
    expect(csvHead(perth).startsWith('\uFEFF"Time (Australia/Perth)","Time (UTC)","Who"')).toBe(true)
    expect(csvHead(perth).endsWith('"Sentence"\r\n')).toBe(true)
    expect(csvLines([], brisbane)).toBe('')
    expect(csvLines([anEntry(), anEntry()], brisbane)).toBe(
      `"21 Nov 2026 13:00","2026-11-21T03:00:00.000Z","Ava Lindqvist","changed","person","","Eve Marlowe","phone","","Ava Lindqvist changed Eve Marlowe’s phone"\r\n`.repeat(
        2,
      ),
    )
  })
})
