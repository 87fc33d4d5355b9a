import { describe, expect, it, test } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import type { ReportName } from '../../../src/domain/reports/access.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { columnsOf as checkIns, hiddenAtFirst as hiddenCheckIns } from '../../../src/ui/checkIns/columns.tsx'
import { columns as scrums } from '../../../src/ui/dailyScrums/columns.tsx'
import { columnsOf as goals } from '../../../src/ui/goals/columns.tsx'
import { type Column, tracksOf } from '../../../src/ui/kit/table/columns.ts'
import { managedColumns as policies } from '../../../src/ui/policies/columns.tsx'
import { columnsOf as reports } from '../../../src/ui/reports/columns.tsx'
import { columnsOf as reviews } from '../../../src/ui/reviews/columns.tsx'

/** What a window 768 px wide leaves a table, within the page's margins and its hairlines. */
const ROOM = 726

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const locale = standardLocale

/** As far as the column by which one decides. */
const until = <Row>(columns: ReadonlyArray<Column<Row>>, last: string) =>
  columns.slice(0, columns.findIndex(({ id }) => id === last) + 1)

const goalColumns = goals({ departments: [], group: null, headings: new Map(), timeZone })
const checkInColumns = checkIns({ tab: 'pending', locale, timeZone }).filter(({ id }) => !hiddenCheckIns.includes(id))

describe('what one decides by is in sight in a window of 768 px', () => {
  it.each<[string, ReadonlyArray<Column<never>>, boolean]>([
    ['goals', until(goalColumns, 'progress'), true],
    ['check-ins', until(checkInColumns, 'reviewer'), true],
    ['reviews', until(reviews({ tab: 'pending', timeZone }), 'reviewer'), true],
    ['reviews that are complete', until(reviews({ tab: 'completed', timeZone }), 'reviewer'), false],
    ['HR documents', until(policies([], timeZone), 'agreed'), true],
    ['entries of the daily scrum', scrums, false],
  ])('%s', (_, columns, selectable) => expect(tracksOf(columns, selectable).minWidth).toBeLessThanOrEqual(ROOM))

  it.each<[ReportName, string]>([
    ['audit', 'person'],
    ['certificationRegister', 'issued'],
    ['expiringCertifications', 'state'],
    ['outstandingPolicies', 'state'],
    ['policyAgreements', 'agreed'],
    ['positionDescriptions', 'since'],
    ['goalProgress', 'due'],
    ['checkIns', 'next'],
    ['performanceReviews', 'daysLate'],
    ['servicesDue', 'state'],
    ['remindersSent', 'state'],
  ])('report %s', (name, last) => {
    const columns = until(reports(reportShapes[name], true, locale, timeZone), last)
    expect(columns).not.toEqual([])
    expect(tracksOf(columns, false).minWidth).toBeLessThanOrEqual(ROOM)
  })
})

test.each(Object.entries(reportShapes))(
  'whose department or manager it is stands last in the report %s',
  (_, shape) => {
    const keys = shape.columns.map(({ key }) => key)
    const [state, department, manager] = ['state', 'department', 'manager'].map((key) => keys.indexOf(key))
    if (state === -1) return
    expect([department, manager].every((at = -1) => at === -1 || at > (state ?? -1))).toBe(true)
  },
)
