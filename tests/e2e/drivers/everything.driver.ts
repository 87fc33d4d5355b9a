import { everythingWording as wording } from '../../../src/domain/organisation/everythingWording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  button,
  clicks,
  done,
  gone,
  labelled,
  region,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'

const section = region(wording.title)
const ask = button(wording.ask, section)
const stop = button(wording.stop, section)
const withFiles = labelled(wording.withFiles, section)

/** All that is kept of a client, taken away by an admin. */
export const everythingDriver: Driver = {
  machine: 'everything',
  scenes: { 'an admin who takes all of it away': { who: 'ava', path: pathTo('companySettings'), begin: [] } },
  calls: { save: { method: 'GET', url: /\/api\/[^/]+\/everything\?/ } },
  successes: { save: () => done(null) },
  acts: {
    'files.chosen': ({ snapshot, event }) =>
      (snapshot.context as { withFiles: boolean }).withFiles === event.withFiles ? null : [clicks(withFiles)],
    'export.asked': [clicks(ask)],
    'export.stopped': [clicks(stop)],
    'export.progressed': () => null,
  },
  sights: {
    'everything.resting': ({ event, label }) => [
      there(ask),
      there(withFiles),
      gone(stop),
      ...(event.type === 'xstate.done.actor.save'
        ? [there(any(text(new RegExp(`^${label === 'saved' ? wording.done : wording.failed}`))))]
        : []),
    ],
    'everything.exporting': [there(stop), gone(withFiles)],
  },
  beyond: {
    'export.progressed': 'A call that is held sends nothing on; `companySettings.spec.ts` takes a real archive.',
  },
}
