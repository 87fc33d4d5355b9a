import * as Result from 'effect/Result'
import type { Start } from '../../../src/domain/employees/starting/nouns.ts'
import { progressWords, startTitle } from '../../../src/domain/employees/starting/startWording.ts'
import { failures, sentences } from '../../../src/domain/employees/starting/wording.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { failedBecause } from '../../../src/machines/kit/failureSentence.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  choosesFile,
  clicks,
  dialog,
  doneLike,
  gone,
  heading,
  labelled,
  link,
  region,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { fileNamed } from './filesOffered.ts'
import { outputOf, passing } from './moments.ts'
import { again, found, isClosed, leaves, once } from './readings.ts'

/** Of the demo, added two days ago: the record says her position and her manager, and that she has no picture. */
const person = 'Zara Kowalczyk'
const card = region(startTitle('Zara'))
const unreadable = text(failures.loadStart, card)
const ends = button('Done, don’t show again', card)
const resumes = button('Show again')
const cropper = dialog('Crop the picture')

const startIn = ({ snapshot: { context } }: Moment): Start | null => context.start

/** Whether somebody has said that nothing more is to be done; null where nothing is shown. */
const isEndedIn = (moment: Moment): boolean | null => {
  const start = startIn(moment)
  return start && start.ended !== null
}

/** Her record comes back as it was, and is another one: the page tells of it. */
const changesRecord: ReadonlyArray<Act> = [
  choosesFile(labelled('Picture', card), fileNamed('logo.png')),
  clicks(button('Use this picture', cropper)),
  answers('uploadAvatar', doneLike('loadEmployee')),
]

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const isEnded = isEndedIn(moment)
  if (isEnded === null) return [gone(card), gone(resumes)]
  return isEnded
    ? [gone(card), there(text(/: marked as done by Ava Lindqvist/)), there(resumes)]
    : [there(text(progressWords(2, 6), card)), there(ends), gone(unreadable), gone(resumes)]
}

/** What the server has made of it. */
const said = (moment: Moment): ReadonlyArray<Sight> => {
  if (moment.event.type !== 'xstate.done.actor.endStart') return []
  const output = outputOf(moment) as Result.Result<unknown, Failure>
  if (Result.isFailure(output)) return [there(passing(failedBecause(failures.endStart, output.failure)))]
  return [there(passing(moment.snapshot.context.isEnded ? sentences.startEnded : sentences.startResumed))]
}

/** How the start of somebody who was added lately is coming along, as it stands on her page. */
export const startProgressDriver: Driver = {
  machine: 'startProgress',
  scenes: {
    'somebody who was added lately': {
      who: 'ava',
      path: `${pathTo('employees')}?q=kowalczyk`,
      begin: [until(there(any(link(person))))],
    },
  },
  calls: {
    loadStart: { method: 'GET', url: /\/employees\/[^/]+\/starting$/ },
    endStart: { method: 'PUT', url: /\/employees\/[^/]+\/starting$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/, isRead: true },
    uploadAvatar: { method: 'POST', url: /\/employees\/[^/]+\/avatar$/ },
  },
  successes: { loadStart: found, endStart: found },
  acts: {
    'start.opened': (moment) => (isClosed(moment) ? [clicks(any(link(person))), until(there(heading(person)))] : null),
    'start.closed': (moment) => (isClosed(moment) ? null : [leaves]),
    // The picture is chosen in the list itself, which is there while something is left.
    'news.heard': (moment) => (isEndedIn(moment) === false ? changesRecord : null),
    'ending.asked: nothing more is to be done': (moment) => (isEndedIn(moment) === false ? [clicks(ends)] : null),
    'ending.asked: something is after all': (moment) => (isEndedIn(moment) === true ? [clicks(resumes)] : null),
    'retry.asked': [clicks(again)],
  },
  sights: {
    'startProgress.closed': [gone(card), gone(resumes)],
    // Why it could not be read stays until it is.
    'startProgress.loading': ({ snapshot: { context } }) => [
      there(card),
      ...(context.failure === null ? [gone(unreadable), gone(ends)] : [there(unreadable), busy(again)]),
    ],
    'startProgress.resting': (moment) => [...shown(moment), ...said(moment)],
    'startProgress.renewing': shown,
    'startProgress.ending': (moment) => [busy(isEndedIn(moment) ? resumes : ends)],
    'startProgress.failed': [there(unreadable), there(again)],
  },
  startsAnew: ['start.closed'],
  beyond: { 'startProgress · start.opened [isOpenAlready] → stays': once },
}
