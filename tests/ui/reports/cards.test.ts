import { expect, it } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import type { ReportName } from '../../../src/domain/reports/access.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { columnsOf } from '../../../src/ui/reports/columns.tsx'

it.each<[ReportName, Readonly<Record<string, string>>]>([
  ['policyAgreements', { policy: 'primary', state: 'aside', share: 'secondary', published: 'secondary' }],
  ['outstandingPolicies', { person: 'primary', state: 'aside', policy: 'secondary', due: 'secondary' }],
  ['certificationRegister', { person: 'primary', state: 'aside', type: 'secondary', expires: 'secondary' }],
  ['certificationGaps', { person: 'primary', state: 'aside', type: 'secondary', department: 'secondary' }],
  ['remindersSent', { to: 'primary', about: 'aside', day: 'secondary', subject: 'secondary' }],
  ['joinersAndLeavers', { person: 'primary', state: 'aside', day: 'secondary', position: 'secondary' }],
  ['audit', { change: 'sentence', at: 'secondary', kind: 'secondary' }],
])('a card of %s says on a phone what it is asked for', (name, places) => {
  const columns = columnsOf(reportShapes[name], true, standardLocale, 'UTC')
  expect(Object.fromEntries(columns.flatMap(({ id, card }) => (card === undefined ? [] : [[id, card]])))).toEqual(
    places,
  )
})
