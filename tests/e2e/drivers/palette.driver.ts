import type { PaletteRow } from '../../../src/machines/session/palette/rows.ts'
import type { Driver, Moment, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  button,
  clicks,
  combobox,
  done,
  fills,
  forgets,
  gone,
  heading,
  option,
  pointsAt,
  presses,
  status,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { home, opensPalette, paletteDialog } from './overlays.ts'

const field = combobox('Search people, records, pages and actions', paletteDialog)
const firstOption = any(option(undefined, paletteDialog))

const retry = button('Try again', paletteDialog)

const opened = (who: string): Scene => ({
  who,
  path: '/',
  begin: [forgets(/^tenure\.recent/), ...opensPalette],
  stopsClock: true,
})

const rowsIn = ({ snapshot: { context } }: Moment): ReadonlyArray<PaletteRow> => context.rows

/** The people of the model are others than those of the demo; the pages and actions are the same. */
const found = (moment: Moment): ReadonlyArray<Sight> => {
  const { query } = moment.snapshot.context
  const [best] = rowsIn(moment)
  if (moment.snapshot.matches({ choosing: 'failed' }) && best === undefined) return [gone(firstOption)]
  if (best === undefined && moment.snapshot.hasTag('looking'))
    return [there(status(undefined, paletteDialog), { saying: 'Searching records…' }), gone(firstOption)]
  if (best === undefined)
    return [
      there(text(/^Nothing found for/, paletteDialog)),
      there(status(undefined, paletteDialog), { saying: 'Nothing found' }),
      gone(firstOption),
    ]
  const first = there(firstOption, { saying: best.label })
  if (best.denied === null) return query === '' ? [first] : [first, gone(text(/^Nothing found for/, paletteDialog))]
  return [first, { of: firstOption, is: 'denied', saying: best.denied }]
}

/** Ours: the palette, from its opening to a choice. */
export const paletteDriver: Driver = {
  machine: 'palette',
  scenes: {
    'an administrator': opened('ava'),
    // What she may not do is found all the same, with the reason.
    'a manager': {
      ...opened('max'),
      beyond: {
        'query.typed: company settings': 'A page without screens is offered to nobody who has it not in the menu.',
      },
    },
  },
  calls: { search: { method: 'GET', url: /\/search\?text=/ } },
  successes: {
    search: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'query.typed': ({ event }) => [fills(field, event.query)],
    'row.stepped: to the next': [presses('ArrowDown')],
    'row.pointed': (moment) =>
      // Only what is not active already notices the pointer.
      rowsIn(moment).length > 1 ? [presses('ArrowDown'), pointsAt(firstOption)] : null,
    'row.chosen: where there is none': (moment) => (rowsIn(moment).length === 0 ? [presses('Enter')] : null),
    // What is denied takes no press of the pointer; Enter is heard, and answered by its reason.
    'row.chosen': (moment) => [rowsIn(moment)[0]?.denied === null ? clicks(firstOption) : presses('Enter')],
    'search.retried': [clicks(retry)],
    'palette.closed': [presses('Escape')],
  },
  sights: {
    'palette.choosing': (moment) => [
      there(paletteDialog),
      there(field, { holding: moment.snapshot.context.query }),
      { of: field, is: 'focused' },
      ...found(moment),
    ],
    'palette.choosing.settled': [gone(retry)],
    'palette.choosing.pausing': [gone(retry)],
    'palette.choosing.asking': [gone(retry)],
    'palette.choosing.failed': [there(retry), there(text(/^Records could not be searched/, paletteDialog))],
    'palette.closed': ({ snapshot: { context } }) => {
      const id: string | undefined = context.chosen?.id
      const page =
        id === 'page:home' ? [there(home)] : id === 'action:newEmployee' ? [there(heading('New employee'))] : []
      return [gone(paletteDialog), ...page]
    },
  },
  beyond: {
    'row.stepped: to the last': 'In a field of text the key for that goes to the end of the line.',
  },
}
