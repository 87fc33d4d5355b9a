import { expect, it } from 'vitest'
import { columnsFor } from '../../../src/ui/employees/columns.tsx'
import { tracksOf } from '../../../src/ui/kit/table/columns.ts'

/** What a page 1440 px wide leaves a table, beside the drawer and within its margins and hairlines. */
const LAPTOP = 1090

it('no column of the employees is cut on a laptop', () =>
  expect(tracksOf(columnsFor(new Map()), true).minWidth).toBeLessThanOrEqual(LAPTOP))
