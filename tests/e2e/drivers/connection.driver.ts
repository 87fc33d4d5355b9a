import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  clicks,
  done,
  gone,
  heading,
  link,
  navigation,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const notice = text('You appear to be offline. We keep trying.')
const menu = navigation('Main')

/** What the shell says when the server, or the network on the way there, is gone. */
export const connectionDriver: Driver = {
  machine: 'connection',
  scenes: { 'at work': { who: 'max', path: '/', begin: [until(there(heading('Welcome, Max')))], stopsClock: true } },
  calls: {
    reachServer: { method: 'GET', url: /\/healthz$/ },
    loadEmployee: { method: 'GET', url: /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/ },
  },
  successes: { reachServer: done(null) },
  acts: {
    'network.lost': [{ does: 'loses network' }],
    'network.returned': ({ snapshot }) => (snapshot.matches('offline') ? [{ does: 'finds network' }] : null),
    'call.foundNobody': [
      clicks(link('Home', menu)),
      until(there(heading('Welcome, Max'))),
      clicks(link('My Profile', menu)),
      answers('loadEmployee', { kind: 'absent' }),
    ],
  },
  sights: {
    'connection.connected': [gone(notice)],
    // One call that came to nothing is no reason to alarm anybody.
    'connection.doubting': [gone(notice)],
    'connection.offline': [there(notice)],
    'connection.returning': [there(notice)],
    'connection.unanswered': [there(notice)],
  },
  beyond: {
    'connection.unanswered · network.returned → connection.returning':
      'A browser that has a network cannot find it again; a change from one to another brings it about.',
  },
}
