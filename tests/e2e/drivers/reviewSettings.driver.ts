import { wording } from '../../../src/domain/reviews/areaWording.ts'
import { settingsFields } from '../../../src/domain/reviews/settings.fields.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  done,
  fills,
  gone,
  link,
  main,
  navigation,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'

const save = button('Save settings')
const again = button('Try again')
const unreadable = text('The settings could not be loaded')
const { smallestGroup } = settingsFields.fields

/** § 2.1 How reviews go at a client, as an admin says it. */
export const reviewSettingsDriver: Driver = {
  machine: 'reviewSettings',
  scenes: { 'an admin on the settings': { who: 'ava', path: pathTo('prSettings'), begin: [] } },
  calls: {
    loadSettings: { method: 'GET', url: /\/performanceReviewSettings$/i },
    saveSettings: { method: 'PUT', url: /\/performanceReviewSettings$/i },
  },
  successes: {
    loadSettings: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    // The page itself opens them.
    'settings.opened': [],
    'settings.left': [clicks(link('Home', navigation('Main')))],
    'retry.asked': [clicks(again)],
    'xstate.done.actor.form: saved': (moment) => [
      fills(textbox(smallestGroup.label, main()), '4'),
      clicks(save),
      answers('saveSettings', done(outputOf(moment))),
    ],
    'xstate.done.actor.form: cancelled': () => null,
  },
  sights: {
    // At first the page opens them, sooner or later than one looks.
    'reviewSettings.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(save), gone(unreadable)]),
    'reviewSettings.loading': [gone(save), gone(unreadable)],
    'reviewSettings.editing': ({ event }: Moment) => [
      there(save),
      gone(unreadable),
      ...(event.type === 'xstate.done.actor.form' ? [there(any(text(wording.settingsSaved)))] : []),
    ],
    'reviewSettings.saved': [],
    'reviewSettings.failed': [there(unreadable), there(again), gone(save)],
  },
  startsAnew: ['settings.left'],
  beyond: {
    'reviewSettings.editing · xstate.done.actor.form → reviewSettings.loading':
      'Cancel leaves the page, which closes them; so does whatever leads away.',
  },
}
