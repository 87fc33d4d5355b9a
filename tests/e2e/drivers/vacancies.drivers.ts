import type { Vacancy } from '../../../src/domain/employees/vacancies/nouns.ts'
import { vacancyFields } from '../../../src/domain/employees/vacancies/vacancy.fields.ts'
import { actNames, actsDone, wording } from '../../../src/domain/employees/vacancies/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { questionAbout, type VacancyAsked } from '../../../src/machines/employees/vacancies/vacancyQuestion.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import type { Reply } from '../../../src/workshop/drivers/holding.ts'
import {
  answers,
  any,
  button,
  clicks,
  combobox,
  dialog,
  done,
  fills,
  forgets,
  gone,
  heading,
  link,
  main,
  menuitem,
  navigation,
  option,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { vacancyInScenario } from '../../scenarios/vacancies.scenario.ts'
import { outputOf, passing } from './moments.ts'
import { again, found, isClosed, leaves, once, sightsOfPart } from './readings.ts'

const path = `${pathTo('orgChart')}?view=vacancies`
const page = heading('Vacancies')
const fromMenu = (title: string, item: string): ReadonlyArray<Act> => [
  clicks(button(`Actions for ${title}`)),
  clicks(menuitem(item)),
]

const close = dialog(actNames.close)
/** Nothing comes of it but that the list is told. */
const closes: ReadonlyArray<Act> = [
  ...fromMenu(vacancyInScenario.title, `${actNames.close}…`),
  clicks(button(actNames.close, close)),
  answers('act', done({ ...vacancyInScenario, state: 'Closed' })),
  until(gone(close)),
]

const list = {
  machine: 'vacancies',
  failed: text('The vacancies could not be loaded'),
  found: button(`Actions for ${vacancyInScenario.title}`),
}

/** The positions that are planned. */
export const vacanciesDriver: Driver = {
  machine: list.machine,
  scenes: { 'the vacancies there are': { who: 'ava', path, begin: [] } },
  calls: {
    read: { method: 'GET', url: /\/orgChart\/vacancies$/ },
    act: { method: 'POST', url: /\/orgChart\/vacancies\/[^/]+\/act$/ },
  },
  successes: { read: found },
  acts: {
    // The page itself opens it.
    'reading.opened': (moment) => (isClosed(moment) ? [] : null),
    'reading.closed': (moment) => (isClosed(moment) ? null : [leaves]),
    'news.heard': closes,
    'retry.asked': [clicks(again)],
  },
  sights: sightsOfPart(list),
  startsAnew: ['reading.closed'],
  beyond: { 'vacancies · reading.opened [isSameSubject] → stays': once },
}

const toChart = clicks(link('Org Chart', navigation('Main')))
const hides = button('Hide vacancies')
const shows = button('Show vacancies')
/** Beside how many people there are. */
const counted = text(/ levels?, \d+ vacanc(y|ies)\./)
const areHidden = ({ snapshot: { context } }: Moment): boolean | null => context.value
const keptHere = 'This browser itself keeps it, and answers at once: no call of it can fail.'

/** Whether the org chart shows vacancies, as each browser remembers it. */
export const vacanciesHiddenDriver: Driver = {
  machine: 'vacanciesHidden',
  scenes: {
    'the vacancies in the chart': { who: 'ava', path: pathTo('home'), begin: [forgets(/vacanciesHidden/)] },
  },
  calls: {},
  successes: {},
  acts: {
    'setting.opened': (moment) => [...(isClosed(moment) ? [] : [leaves]), toChart],
    // What the browser remembers is there before one looks.
    'xstate.done.actor.loadSetting': (moment) => (areHidden(moment) === true ? null : []),
    'setting.chosen': (moment) => (areHidden(moment) === true ? null : [clicks(hides)]),
    'xstate.done.actor.saveSetting': [],
    'retry.asked': () => null,
  },
  sights: {
    'vacanciesHidden.closed': [gone(hides), gone(shows)],
    'vacanciesHidden.loading': [],
    'vacanciesHidden.resting': (moment) =>
      areHidden(moment) ? [there(shows), gone(hides), gone(counted)] : [there(hides), gone(shows), there(counted)],
    'vacanciesHidden.saving': [gone(hides)],
    'vacanciesHidden.failed': [],
  },
  beyond: {
    'vacanciesHidden.loading · xstate.done.actor.loadSetting → vacanciesHidden.failed': keptHere,
    'vacanciesHidden.failed': keptHere,
    'vacanciesHidden.saving · xstate.done.actor.saveSetting → vacanciesHidden.loading': keptHere,
  },
}

/** Of the demo; they stay as they are, since what comes of it is answered here. */
const open = 'Contracts Administrator'
const filled = 'Graduate Engineer'
const newOne = dialog('New vacancy')
const edited = dialog('Edit vacancy')
const filling = dialog(`Fill “${open}”`)

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as { readonly base: Vacancy | null; readonly asked: VacancyAsked | null }
const formIn = (moment: Moment) => (contextOf(moment).base === null ? newOne : edited)
const askedIn = (moment: Moment): VacancyAsked => contextOf(moment).asked as VacancyAsked

const question = (moment: Moment) => {
  const { title, confirmLabel } = questionAbout(askedIn(moment))
  const asked = dialog(title)
  return { asked, yes: button(confirmLabel, asked), no: button('Cancel', asked) }
}

const confirms =
  (act: VacancyAsked['act'], call: string, reply: (moment: Moment) => Reply, says: string) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    askedIn(moment).act === act
      ? [clicks(question(moment).yes), answers(call, reply(moment)), until(there(passing(says)))]
      : null

const over = 'The dialog stands over what leads away.'

/** What an administrator does with vacancies. */
export const vacancyWorkDriver: Driver = {
  machine: 'vacancyWork',
  scenes: { 'an admin at the vacancies': { who: 'ava', path, begin: [until(there(page))] } },
  calls: {
    addVacancy: { method: 'POST', url: /\/orgChart\/vacancies$/ },
    saveVacancy: { method: 'PUT', url: /\/orgChart\/vacancies\/[^/]+$/ },
    act: { method: 'POST', url: /\/orgChart\/vacancies\/[^/]+\/act$/ },
    remove: { method: 'DELETE', url: /\/orgChart\/vacancies\/[^/]+$/ },
  },
  successes: {},
  acts: {
    'vacancy.opened: a new one': [clicks(button('New vacancy', main()))],
    'vacancy.opened: one that is there': fromMenu(open, 'Edit vacancy…'),
    'filling.opened': fromMenu(open, `${actNames.fill}…`),
    'act.asked: to close it': fromMenu(open, `${actNames.close}…`),
    'act.asked: to reopen one that is filled': fromMenu(filled, `${actNames.reopen}…`),
    // There is none in the demo.
    'act.asked: to reopen one that is closed': () => null,
    'act.asked: to delete it': fromMenu(open, 'Delete vacancy…'),
    'work.left': () => null,
    'xstate.done.actor.form: saved': (moment) => [
      fills(combobox(vacancyFields.fields.title.label, formIn(moment)), 'Painter'),
      clicks(button('Save vacancy', formIn(moment))),
      answers(contextOf(moment).base === null ? 'addVacancy' : 'saveVacancy', done(outputOf(moment))),
      until(there(passing(wording.saved))),
    ],
    'xstate.done.actor.form: cancelled': (moment) => [clicks(button('Cancel', formIn(moment)))],
    'xstate.done.actor.filling: filled': (moment) => [
      fills(combobox('Person', filling), 'Eve Marlowe'),
      clicks(any(option(/Eve Marlowe/))),
      clicks(button('Fill vacancy', filling)),
      answers('act', done(outputOf(moment))),
      until(there(passing(actsDone.Filled))),
    ],
    'xstate.done.actor.filling: cancelled': [clicks(button('Cancel', filling))],
    'xstate.done.actor.confirmation: closed': confirms(
      'close',
      'act',
      (moment) => done((outputOf(moment) as { readonly answer: unknown }).answer),
      actsDone.Closed,
    ),
    'xstate.done.actor.confirmation: deleted': confirms('delete', 'remove', () => done(null), wording.deleted),
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'vacancyWork.resting': [gone(dialog(/./))],
    'vacancyWork.writing': (moment) => [there(formIn(moment))],
    'vacancyWork.filling': [there(filling)],
    'vacancyWork.asking': (moment) => [there(question(moment).asked)],
  },
  beyond: {
    'act.asked: to reopen one that is closed': 'The demo has none that is closed.',
    'work.left': over,
  },
}

export const vacancyDrivers: ReadonlyArray<Driver> = [vacanciesDriver, vacanciesHiddenDriver, vacancyWorkDriver]
