import { newsWording, occasionTitles } from '../../../src/domain/home/news/newsWording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  clicks,
  gone,
  link,
  main,
  navigation,
  region,
  switchNamed,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { again, found, isClosed, nobodyTells, once, type Shown, sightsOfPart } from './readings.ts'

const toHome = clicks(link('Home', navigation('Main')))
const toElsewhere = clicks(link('My Profile', navigation('Main')))

/** A part of the home page, which stands while the others are read. */
const onHome = (shown: Shown, method: 'GET' | 'POST', url: RegExp): Driver => ({
  machine: shown.machine,
  scenes: { 'the home page': { who: 'eve', path: pathTo('myGoals'), begin: [] } },
  calls: { read: { method, url } },
  successes: { read: found },
  acts: {
    'reading.opened': (moment) => (isClosed(moment) ? [toHome] : null),
    'reading.closed': (moment) => (isClosed(moment) ? null : [toElsewhere]),
    'retry.asked': [clicks(again)],
  },
  sights: sightsOfPart(shown),
  startsAnew: ['reading.closed'],
  beyond: {
    [`${shown.machine} · reading.opened [isSameSubject] → stays`]: once,
    'news.heard': nobodyTells,
    [`${shown.machine}.renewing`]: nobodyTells,
  },
})

/** Ours: who is new, whose birthday it is, and who has been here how long. */
export const occasionsDriver = onHome(
  { machine: 'occasions', failed: text(newsWording.loadFailed), found: region(occasionTitles.birthday) },
  'GET',
  /\/home\/occasions$/,
)

/** Ours: what has changed since one was last here. */
export const sinceVisitDriver = onHome(
  { machine: 'sinceVisit', failed: text(newsWording.sinceFailed), found: text(newsWording.newVersion) },
  'POST',
  /\/home\/visits$/,
)

const toSettings = clicks(link('Choose what others see', main()))
const tellsBirthday = switchNamed(newsWording.tellBirthday)
const failed = text(newsWording.choicesFailed)

/** Ours: what somebody does not want told of themself. */
export const occasionChoicesDriver: Driver = {
  machine: 'occasionChoices',
  scenes: { 'what others are told': { who: 'eve', path: pathTo('home'), begin: [] } },
  calls: {
    loadSetting: { method: 'GET', url: /\/occasions\/choices$/ },
    saveSetting: { method: 'PUT', url: /\/occasions\/choices$/ },
  },
  successes: { loadSetting: found, saveSetting: found },
  acts: {
    'setting.opened': (moment) => [...(isClosed(moment) ? [] : [toHome]), toSettings],
    'setting.chosen': [clicks(tellsBirthday)],
    'retry.asked': [clicks(again)],
  },
  sights: {
    'occasionChoices.closed': [gone(tellsBirthday)],
    'occasionChoices.loading': [gone(failed)],
    'occasionChoices.resting': [there(tellsBirthday), gone(failed)],
    'occasionChoices.saving': [there(tellsBirthday)],
    'occasionChoices.failed': [there(failed), there(again), gone(tellsBirthday)],
  },
  beyond: {},
}
