import type { SampleData } from '../../../src/domain/organisation/nouns.ts'
import { removalQuestion, sampleCounts, sampleDataWording } from '../../../src/domain/organisation/sampleDataWording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  clicks,
  dialog,
  done,
  gone,
  region,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { found, leaves } from './readings.ts'

const section = region('Sample data')
const load = button(/^Load(ing)? sample data/, section)
const remove = button('Remove sample data…', section)
const again = button('Try again', section)
const unreadable = text(sampleDataWording.readFailed, section)
const question = dialog('Remove sample data')
const confirm = button('Remove sample data', question)

const samplesIn = ({ snapshot: { context } }: Moment): SampleData => (context as { samples: SampleData }).samples

/** What has become another since it was shown is read anew, and shown. */
interface Removal {
  readonly samples: SampleData
  readonly isDone: boolean
}

const heard: Readonly<Record<string, Sight>> = {
  'xstate.done.actor.loadSamples': there(any(text(sampleDataWording.loaded))),
  'xstate.done.actor.confirmation': there(any(text(sampleDataWording.removed))),
}

/** A small made-up company, loaded to look around in and removed again. */
export const sampleDataDriver: Driver = {
  machine: 'sampleData',
  scenes: { 'an admin who looks around': { who: 'ava', path: pathTo('companySettings'), begin: [] } },
  calls: {
    readSamples: { method: 'GET', url: /\/api\/[^/]+\/sampleData$/ },
    loadSamples: { method: 'POST', url: /\/api\/[^/]+\/sampleData$/ },
    removeSamples: { method: 'PUT', url: /\/api\/[^/]+\/sampleData\/removal$/ },
  },
  successes: {
    readSamples: found,
    loadSamples: found,
  },
  acts: {
    // The page itself opens it.
    'samples.opened': [],
    'samples.left': [leaves, until(gone(section))],
    'retry.asked': [clicks(again)],
    'load.asked': [clicks(load)],
    'removal.asked': [clicks(remove)],
    'xstate.done.actor.confirmation: confirmed and removed': [
      clicks(confirm),
      until(busy(confirm)),
      answers('removeSamples', done(null)),
    ],
    'xstate.done.actor.confirmation: confirmed, and changed meanwhile': (moment) => [
      clicks(confirm),
      until(busy(confirm)),
      answers('removeSamples', {
        kind: 'refused',
        status: 409,
        code: 'changed_meanwhile',
        message: sampleDataWording.changed,
      }),
      answers('readSamples', done(answerOf(moment).samples)),
    ],
    'xstate.done.actor.confirmation: cancelled': [clicks(button('Cancel', question))],
  },
  sights: {
    // At first the page opens it, sooner or later than one looks.
    'sampleData.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(section)]),
    'sampleData.loading': [there(section), gone(load), gone(remove), gone(unreadable)],
    'sampleData.failed': [there(unreadable), there(again), gone(load)],
    'sampleData.showing': [],
    'sampleData.empty': ({ event: { type } }) => [
      there(load),
      gone(remove),
      gone(question),
      ...(type === 'xstate.done.actor.confirmation' && heard[type] ? [heard[type]] : []),
    ],
    'sampleData.adding': [busy(load)],
    'sampleData.loaded': (moment) => {
      const samples = samplesIn(moment)
      const { type } = moment.event
      return [
        there(remove),
        gone(load),
        gone(question),
        ...(samples === null ? [] : [there(text(sampleCounts(samples).join(' · '), section))]),
        ...(type === 'xstate.done.actor.loadSamples' && heard[type] ? [heard[type]] : []),
        ...(type === 'xstate.done.actor.confirmation' ? [there(any(text(sampleDataWording.changed)))] : []),
      ]
    },
    'sampleData.asking': (moment) => {
      const samples = samplesIn(moment)
      return [there(question), ...(samples === null ? [] : [there(text(removalQuestion(samples).text, question))])]
    },
  },
  startsAnew: ['samples.left'],
  beyond: {},
}

const answerOf = ({ event }: Moment): Removal => (event as unknown as { output: { answer: Removal } }).output.answer
