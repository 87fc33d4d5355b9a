import { endingQuestion, replacingQuestion, wording } from '../../../src/domain/calendar/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  dialog,
  done,
  gone,
  heading,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { aMadeFeed } from '../../scenarios/calendar.scenario.ts'

const panel = dialog('Subscribe')
const page = heading('Calendar')
const make = button('Create address', panel)
const another = button('Create new address', panel)
const copy = button('Copy', panel)
const replacing = dialog(replacingQuestion.title)
const ending = dialog(endingQuestion.title)

const clipboard = 'Whether a browser that is driven lends its clipboard is the browser’s own affair.'

/** The address for calendar programs: made, copied, replaced and turned off. */
export const calendarFeedDriver: Driver = {
  machine: 'calendarFeed',
  scenes: { 'the panel of the calendar': { who: 'eve', path: pathTo('calendar'), begin: [until(there(page))] } },
  calls: {
    loadFeed: { method: 'GET', url: /\/calendar\/feed$/ },
    make: { method: 'POST', url: /\/calendar\/feed$/ },
    endFeed: { method: 'DELETE', url: /\/calendar\/feed$/ },
  },
  successes: {},
  acts: {
    'feed.opened': [clicks(button('Subscribe'))],
    'feed.closed': ({ snapshot }) => (snapshot.matches('closed') ? null : [clicks(button('Close', panel))]),
    'making.asked': ({ snapshot }) => [clicks(snapshot.context.feed === null ? make : another)],
    'ending.asked': [clicks(button('Turn off', panel))],
    'copy.asked': () => null,
    'retry.asked': [clicks(button('Try again', panel))],
    'xstate.done.actor.replacement: another is made': [
      clicks(button(replacingQuestion.confirmLabel, replacing)),
      answers('make', done(aMadeFeed(2))),
      until(there(any(text(new RegExp(`^${wording.made}`))))),
    ],
    'xstate.done.actor.replacement: cancelled': [clicks(button('Cancel', replacing))],
    'xstate.done.actor.ending: it is turned off': [
      clicks(button(endingQuestion.confirmLabel, ending)),
      answers('endFeed', done(null)),
      until(there(any(text(new RegExp(`^${wording.ended}`))))),
    ],
    'xstate.done.actor.ending: cancelled': [clicks(button('Cancel', ending))],
  },
  sights: {
    'calendarFeed.closed': [there(page), gone(panel)],
    'calendarFeed.loading': [there(panel)],
    'calendarFeed.failed': [there(text(wording.feedLoadFailed, panel))],
    'calendarFeed.none': [there(make), gone(another), gone(ending)],
    'calendarFeed.there.kept': [there(another), gone(copy), gone(replacing)],
    'calendarFeed.there.shown': [there(another), there(copy), gone(replacing)],
    'calendarFeed.making': [there(panel)],
    'calendarFeed.replacing': [there(replacing)],
    'calendarFeed.ending': [there(ending)],
    'calendarFeed.copying': [there(panel)],
  },
  beyond: {
    'copy.asked': clipboard,
    'calendarFeed.copying': clipboard,
    'xstate.done.actor.copy: it is copied': clipboard,
    'xstate.done.actor.copy: the browser refuses': clipboard,
  },
}
