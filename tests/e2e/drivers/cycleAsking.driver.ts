import { type AskingDraft, askingFields } from '../../../src/domain/reviews/cycles/askingOthers.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  any,
  busy,
  button,
  checked,
  clicks,
  denied,
  dialog,
  done,
  fills,
  gone,
  heading,
  labelled,
  link,
  main,
  menuitem,
  text,
  textbox,
  there,
  unchecked,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'

/** Of the demo, and running; it stays as it is, since what comes of asking is answered here. */
const cycle = 'Year-end Review'
const asking = dialog('Ask others for feedback')
const ask = button(/^Ask/, asking)
const { reports, peers, proposals } = askingFields.fields
const boxes = {
  reports: labelled(reports.label, asking),
  proposals: labelled(proposals.label, asking),
}

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as { readonly draft: AskingDraft; readonly refusal: string | null }
const isComplete = (moment: Moment) => Object.keys(askingFields.problems(contextOf(moment).draft)).length === 0

const changes = (moment: Moment): ReadonlyArray<Act> | null => {
  if (!moment.snapshot.matches('choosing')) return null
  const { draft } = contextOf(moment)
  const { change } = moment.event as unknown as { readonly change: Partial<AskingDraft> }
  return [
    ...(['reports', 'proposals'] as const).flatMap((name) =>
      change[name] === undefined || change[name] === draft[name] ? [] : [clicks(boxes[name])],
    ),
    ...(change.peers === undefined ? [] : [fills(textbox(peers.label, asking), change.peers)]),
  ]
}

const choosing = (moment: Moment): ReadonlyArray<Sight> => {
  const { draft, refusal } = contextOf(moment)
  const problem = askingFields.problems(draft).peers
  return [
    ...(['reports', 'proposals'] as const).map((name) => (draft[name] ? checked : unchecked)(boxes[name])),
    there(textbox(peers.label, asking), { holding: draft.peers, ...(problem && { describedAs: problem }) }),
    ...(isComplete(moment) ? [] : [denied(ask)]),
    refusal === null ? gone(alert(undefined, asking)) : there(alert(undefined, asking), { saying: refusal }),
  ]
}

/** § 4 Others are asked in all reviews of a cycle: whom, what would come of it, and what is wrong with it. */
export const cycleAskingDriver: Driver = {
  machine: 'reviewCycleAsking',
  scenes: {
    'an admin at a cycle': {
      who: 'ava',
      path: pathTo('prCycles'),
      begin: [clicks(link(cycle, main())), until(there(heading(cycle)))],
    },
  },
  calls: { askOthers: { method: 'POST', url: /\/api\/[^/]+\/performanceReviewCycles\/[^/]+\/feedback$/ } },
  successes: { askOthers: (moment) => done((outputOf(moment) as { readonly success: unknown }).success) },
  acts: {
    'asking.opened': (moment) =>
      moment.snapshot.matches('closed')
        ? [clicks(button('More actions')), clicks(menuitem('Ask others for feedback…'))]
        : null,
    'asking.changed': changes,
    // Nobody is asked before it is seen who would be.
    'asking.pressed': (moment) =>
      moment.snapshot.matches('choosing') && isComplete(moment)
        ? [until(there(any(text(/would be asked in/, asking)))), clicks(ask)]
        : null,
    'asking.closed': (moment) => (moment.snapshot.matches('choosing') ? [clicks(button('Cancel', asking))] : null),
  },
  sights: {
    'reviewCycleAsking.closed': [gone(asking)],
    'reviewCycleAsking.choosing': choosing,
    'reviewCycleAsking.asking': [busy(ask), gone(alert(undefined, asking))],
  },
  beyond: {
    'reviewCycleAsking.choosing · asking.pressed → stays': 'While nobody is chosen the button says so.',
  },
}
