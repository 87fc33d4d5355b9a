import type { Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  button,
  clicks,
  dialog,
  fills,
  focused,
  gone,
  heading,
  searchbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { closesHelp, help, helpTab } from './overlays.ts'

const search = searchbox('Search help', help)
const ofThisPage = 'What the Home page shows'
const found = 'When someone leaves'

/** Whichever the list shows first: that of the page, or one that was searched for. */
const articleIn = ({ snapshot: { context } }: Moment) => (context.search === '' ? ofThisPage : found)

const listed = (moment: Moment): ReadonlyArray<Sight> => [
  there(search, { holding: moment.snapshot.context.search }),
  there(button(articleIn(moment), help)),
  ...(moment.snapshot.context.search === ''
    ? [there(heading('On this page: Home', help))]
    : [gone(button(ofThisPage, help)), there(heading('Found', help))]),
]

/** § 2.3 The help widget that is built in. */
export const helpPanelDriver: Driver = {
  machine: 'helpPanel',
  scenes: { 'help is asked for': { who: 'ava', path: '/', begin: [clicks(helpTab)] } },
  calls: {},
  successes: {},
  acts: {
    // No help desk is configured in the demo, so that nobody has to be asked.
    'xstate.done.actor.openWidget: the panel opens': [],
    'search.typed': ({ event }) => [fills(search, event.text)],
    'article.opened': (moment) => [clicks(button(articleIn(moment), help))],
    'article.left': [clicks(button('All articles', help))],
    'help.closed': ({ snapshot }) => (snapshot.matches('opening') ? null : [clicks(closesHelp)]),
  },
  sights: {
    'helpPanel.opening': [],
    'helpPanel.browsing': (moment) => [
      there(dialog('Help', help)),
      gone(button('All articles', help)),
      ...listed(moment),
    ],
    'helpPanel.reading': (moment) => [
      there(dialog(articleIn(moment), help)),
      focused(heading(articleIn(moment), help)),
      there(button('All articles', help)),
      gone(search),
    ],
    'helpPanel.closed': [gone(closesHelp), there(helpTab)],
  },
  beyond: {
    'xstate.done.actor.openWidget: the hosted widget opens': 'The demo has no help desk of its own elsewhere.',
    'helpPanel.opening · xstate.done.actor.openWidget [isElsewhere] → helpPanel.closed':
      'The demo has no help desk of its own elsewhere.',
    'helpPanel.reading · article.opened → helpPanel.reading': 'An article has no links to others yet.',
  },
}
