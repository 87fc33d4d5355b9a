import { expect, it } from 'vitest'
import { tracksOf } from '../../../src/ui/kit/table/columns.ts'
import { columnsOf, hiddenAtFirst } from '../../../src/ui/reviews/columns.tsx'

/** What is left of a window of 1280 px beside the drawer, inside the page and a bar that scrolls. */
const room = 1280 - 264 - 2 * 32 - 2 - 15

it.each(['pending', 'completed', 'all'] as const)('the columns a list begins with fit at 1280 px: %s', (tab) => {
  const shown = columnsOf({ tab, timeZone: 'Australia/Sydney' }).filter(({ id }) => !hiddenAtFirst.includes(id))
  expect(tracksOf(shown, tab === 'pending').minWidth).toBeLessThanOrEqual(room)
})
