import { expect, it } from 'vitest'
import { tracksOf } from '../../../src/ui/kit/table/columns.ts'
import { managedColumns, ownColumns } from '../../../src/ui/policies/columns.tsx'
import { peopleColumns } from '../../../src/ui/policies/peopleColumns.tsx'
import { eve } from '../../fixtures/people.ts'

/** What a page 1280 px wide leaves a table, beside the drawer and within its margins and hairlines. */
const ROOM = 930

it.each([
  ['a policy manager', managedColumns([], 'Australia/Brisbane')],
  ['everybody else', ownColumns([], 'Australia/Brisbane', eve, '2026-11-23T00:00:00.000Z')],
])('no column of the HR documents of %s is out of view on a small laptop', (_, columns) =>
  expect(tracksOf(columns, false).minWidth).toBeLessThanOrEqual(ROOM),
)

/** The same of 1440 px. */
const LAPTOP = 1090

it('no column of the people of a policy is cut on a laptop', () =>
  expect(tracksOf(peopleColumns([], 'Australia/Brisbane'), false).minWidth).toBeLessThanOrEqual(LAPTOP))
