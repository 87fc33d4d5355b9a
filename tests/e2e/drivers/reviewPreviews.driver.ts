import { askingFields } from '../../../src/domain/reviews/cycles/askingOthers.ts'
import { cycleFields } from '../../../src/domain/reviews/cycles/cycle.fields.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  button,
  chooses,
  clicks,
  combobox,
  dialog,
  fills,
  gone,
  heading,
  link,
  main,
  menuitem,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { cycleInScenario } from '../../scenarios/reviewCycles.scenario.ts'
import { inDays } from './moments.ts'
import { again, found, isClosed, onPageOf, sightsOfPart } from './readings.ts'

/** § 4 The cycles there are. */
const cycles = {
  machine: 'reviewCycles',
  failed: text('The cycles could not be loaded'),
  found: link(cycleInScenario.name, main()),
}
const list = onPageOf({ ...cycles, url: /\/api\/[^/]+\/performanceReviewCycles$/ })

const nobodyTells = 'Nobody tells it: a preview is of the moment in which it was read.'
const isAsked = ({ snapshot: { context }, event }: Moment): boolean =>
  JSON.stringify(context.subject) === JSON.stringify((event as unknown as { readonly subject: unknown }).subject)

export const reviewCyclesDriver: Driver = {
  ...list,
  scenes: { 'the cycles there are': { who: 'ava', path: pathTo('prCycles'), begin: [] } },
  acts: { ...list.acts, 'reading.opened: a page asks': (moment) => (isClosed(moment) ? [] : null) },
  sights: sightsOfPart(cycles),
  beyond: {
    ...list.beyond,
    'news.heard': 'A cycle is changed on a page of its own, and the list is read anew when it opens.',
    'reviewCycles.renewing': 'A cycle is changed on a page of its own, and the list is read anew when it opens.',
  },
}

const { name, from, dueDay } = cycleFields.fields
const begins = textbox(from.label, main())
const due = textbox(dueDay.label, main())

/** As much as it needs; the one is due a day after the other. */
const typed = (days: number) => (moment: Moment) =>
  isAsked(moment) ? null : [fills(due, inDays(days)), fills(begins, inDays(2))]

/** § 4 Who would be in a cycle, while it is planned. */
export const reviewCyclePreviewDriver: Driver = {
  machine: 'reviewCyclePreview',
  scenes: {
    'who would be in it': {
      who: 'ava',
      path: pathTo('prCycleCreate'),
      begin: [
        fills(begins, ''),
        fills(textbox(name.label, main()), 'Yearly review'),
        chooses(combobox('Template'), 'Annual Review'),
      ],
    },
  },
  calls: { read: { method: 'POST', url: /\/performanceReviewCycles\/preview$/ } },
  successes: { read: found },
  acts: {
    'reading.opened: somebody has typed enough': typed(16),
    'reading.opened: and something else': typed(17),
    'reading.closed': (moment) => (isClosed(moment) ? null : [fills(begins, '')]),
    'retry.asked': [clicks(again)],
  },
  sights: sightsOfPart({
    machine: 'reviewCyclePreview',
    failed: text('The preview could not be loaded'),
    found: any(text(/would be planned now\.$/)),
  }),
  beyond: {
    'reviewCyclePreview · reading.opened [isSameSubject] → stays': 'What asks the same asks nobody.',
    'news.heard': nobodyTells,
    'reviewCyclePreview.renewing': nobodyTells,
  },
}

/** Of the demo, and running. */
const cycle = 'Year-end Review'
const asking = dialog('Ask others for feedback')
const peers = textbox(askingFields.fields.peers.label, asking)

/** § 4 Who would be asked for feedback in a cycle, before anybody is. */
export const reviewCycleAskingPreviewDriver: Driver = {
  machine: 'reviewCycleAskingPreview',
  scenes: {
    'who would be asked': {
      who: 'ava',
      path: pathTo('prCycles'),
      begin: [clicks(link(cycle, main())), until(there(heading(cycle)))],
    },
  },
  calls: { read: { method: 'POST', url: /\/performanceReviewCycles\/[^/]+\/feedback\/preview$/ } },
  successes: { read: found },
  acts: {
    'reading.opened: the dialog opens': (moment) =>
      isClosed(moment)
        ? [clicks(button('More actions')), clicks(menuitem('Ask others for feedback…'))]
        : isAsked(moment)
          ? null
          : [fills(peers, '3')],
    // The dialog opens with what is usual.
    'reading.opened: and asks fewer': (moment) => (isClosed(moment) || isAsked(moment) ? null : [fills(peers, '1')]),
    'reading.closed': (moment) => (isClosed(moment) ? null : [clicks(button('Cancel', asking))]),
    'retry.asked': [clicks(again)],
  },
  sights: {
    ...sightsOfPart({
      machine: 'reviewCycleAskingPreview',
      failed: text('The preview could not be loaded', asking),
      found: any(text(/^(No one|\d+ p\w+) would be asked/, asking)),
    }),
    'reviewCycleAskingPreview.closed': [gone(asking)],
  },
  beyond: {
    'reviewCycleAskingPreview · reading.opened [isSameSubject] → stays': 'What asks the same asks nobody.',
    'news.heard': nobodyTells,
    'reviewCycleAskingPreview.renewing': nobodyTells,
  },
}
