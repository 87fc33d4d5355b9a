import { describe, expect, it, test } from 'vitest'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { countOf, listed, rowsOf } from '../../../src/ui/certifications/rows.ts'
import { untouched } from '../../../src/ui/kit/table/state.ts'
import { aCertification, aCertificationType } from '../../fixtures/certifications.ts'
import { certificationId, certificationTypeId } from '../../fixtures/ids.ts'

const now = Date.parse('2026-11-21T00:00:00.000Z')
const forklift = { certificationTypeId: certificationTypeId('forklift'), typeName: 'Forklift LF' }
const types = [aCertificationType(), aCertificationType({ id: forklift.certificationTypeId, isDeleted: true })]

const one = (name: string, over: Partial<Certification> = {}) => aCertification({ id: certificationId(name), ...over })
const certifications = [
  one('current'),
  one('soon', { expiryDate: '2026-12-01T00:00:00.000Z', employeeName: 'Núñez Marta' }),
  one('expired', { expiryDate: '2026-11-20T23:59:59.999Z' }),
  one('waiting', { verification: 'submitted' }),
  one('declined', { verification: 'declined' }),
  one('archived', forklift),
  one('renewed', { isRenewed: true }),
  one('deleted', { isDeleted: true }),
]
const rows = rowsOf(certifications, types, now)
const names = (state: Partial<typeof untouched>) =>
  listed(rows, [], { ...untouched, ...state }).map(({ certification: { id } }) =>
    certifications.findIndex((certification) => certification.id === id),
  )

describe('The list of certifications', () => {
  test('§ 4 shows none that is deleted or renewed, and none of an archived type', () => {
    expect(names({})).toEqual([0, 1, 2, 3, 4])
  })

  it.each([
    ['expired', [2]],
    ['expiringSoon', [1]],
    ['current', [0]],
    ['submitted', [3]],
    ['declined', [4]],
    ['archived', [5]],
  ] as const)('narrowed to %s, and counted the same', (choice, found) => {
    expect(names({ filters: { standing: [choice] } })).toEqual(found)
    expect(countOf(rows, choice)).toBe(found.length)
  })

  it.each([
    ['nunez', [1]],
    ['white', [0, 1, 2, 3, 4]],
    ['forklift', []],
  ])('is searched by person and type, without regard to accents (%s)', (search, found) => {
    expect(names({ search })).toEqual(found)
  })
})
