import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { savedQuery } from '../../../src/domain/reports/savedReport.ts'
import { scheduleFields } from '../../../src/domain/reports/schedule.fields.ts'
import { scheduleWording } from '../../../src/domain/reports/scheduleWording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { SavedView } from '../../../src/domain/views/nouns.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  busy,
  button,
  chooses,
  clicks,
  combobox,
  dialog,
  done,
  gone,
  menuitem,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { mailed, scheduledReport, scheduleId } from '../../scenarios/reports.scenario.ts'

const { name } = scheduledReport
const saved: SavedView = {
  id: scheduleId,
  list: 'reports',
  name,
  query: savedQuery('headcount', {}),
  isDefault: false,
  isShared: false,
  isOwn: true,
  version: 1,
}

const menu = button(`Actions for ${name}`)
/** Of one that is mailed already it is called otherwise. */
const asks = /^(Email me .+|Change email schedule of .+)$/
const asked = dialog(asks)
const confirm = button(scheduleWording.confirm, asked)
const cancel: ReadonlyArray<Act> = [clicks(button('Cancel', asked))]

const asking = ({ snapshot }: Moment): ReadonlyArray<Sight> => {
  const { refusal } = snapshot.context
  return [
    there(asked),
    refusal === null ? gone(alert(undefined, asked)) : there(alert(undefined, asked), { saying: refusal }),
  ]
}

const over = 'An open dialog lies over the list.'
const givenUp = 'Leaving the page under a call is asked about by the page, which the walk stays on.'
const byDraft = 'The page asks the draft, which closes the dialog when nothing was chosen.'

/** When a saved report is mailed. */
export const reportScheduleDialogsDriver: Driver = {
  machine: 'reportScheduleDialogs',
  scenes: {
    'one saved report': {
      who: 'ava',
      path: pathTo('reports'),
      begin: [answers('loadViews', done([saved])), answers('loadSchedules', done([])), until(there(menu))],
    },
  },
  calls: {
    loadViews: { method: 'GET', url: /\/views$/ },
    loadSchedules: { method: 'GET', url: /\/reportSchedules$/ },
    saveSchedule: { method: 'PUT', url: /\/reportSchedules\/[^/]+$/ },
  },
  successes: {},
  acts: {
    'record.selected': ({ snapshot }) => (snapshot.matches('browsing') ? [clicks(menu), clicks(menuitem(asks))] : null),
    'dialog.confirmed: every month': [
      chooses(combobox(scheduleFields.fields.every.label, asked), 'Every month'),
      clicks(confirm),
    ],
    'dialog.cancelled': () => null,
    'xstate.done.actor.draft': (moment) => [
      ...cancel,
      ...(moment.snapshot.context.form === null ? [] : [clicks(button('Discard changes', dialog('Discard changes?')))]),
    ],
    'xstate.done.actor.run: it is mailed': [answers('saveSchedule', done(mailed))],
    'xstate.done.actor.run': ({ event }) => [
      answers('saveSchedule', refusalOf((event as unknown as { output: { failure: Failure } }).output.failure)),
    ],
  },
  sights: {
    'reportScheduleDialogs.browsing': [gone(asked), there(menu)],
    'reportScheduleDialogs.schedule.asking': asking,
    'reportScheduleDialogs.schedule.sending.awaited': [busy(confirm), gone(alert(undefined, asked))],
  },
  beyond: {
    'reportScheduleDialogs.schedule.asking · dialog.cancelled → reportScheduleDialogs.browsing': byDraft,
    'reportScheduleDialogs.schedule.sending · record.selected → stays': over,
    'reportScheduleDialogs.schedule.sending · xstate.done.actor.draft → reportScheduleDialogs.schedule.sending.givenUp':
      givenUp,
    'reportScheduleDialogs.schedule.sending.givenUp': givenUp,
  },
}
