import type { AssetAudit, AssetAuditSummary } from '../../../src/domain/assets/audits/nouns.ts'
import type { Sighting } from '../../../src/domain/assets/audits/sighting.ts'
import { auditWording } from '../../../src/domain/assets/audits/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  busy,
  button,
  clicks,
  combobox,
  dialog,
  done,
  fills,
  gone,
  heading,
  link,
  list,
  presses,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { auditId, auditOf } from '../../scenarios/assets.scenario.ts'

const scan = textbox('Scan a label, or type an Asset No')
const start = button(auditWording.start)
const close = button(auditWording.close)
const asked = dialog(auditWording.close)
const unreadable = text('The audit could not be loaded')
const retry = button('Try again')
const where = combobox('Location')
const round = heading(/^Audit: /)

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as {
    readonly id: string | null
    readonly audit: AssetAudit | null
    readonly typed: string
    readonly waiting: ReadonlyArray<object>
    readonly last: Sighting | null
    readonly refusal: string | null
    readonly locationId: string | null
  }

const summaryOf = (number: number, locationName: string): AssetAuditSummary => {
  const { rows: _, ...audit } = auditOf({ id: auditId(number), locationName })
  return { ...audit, expected: 1, seen: 0, elsewhere: 0 }
}

/** Two that the server does not have, for what comes of them is answered here. */
const rounds = answers('loadAudits', done([summaryOf(1, 'The first place'), summaryOf(2, 'The second place')]))

const isAtTheList = ({ snapshot }: Moment): boolean => snapshot.matches({ reading: 'closed' })
const isInTheRound = ({ snapshot }: Moment): boolean =>
  (snapshot.matches({ reading: 'showing' }) || snapshot.matches({ reading: 'renewing' })) &&
  !snapshot.matches({ working: 'closing' })

const opens =
  (place: string) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    // One that could not be begun has left an id of its own, which is not that of the round.
    isAtTheList(moment) && moment.snapshot.matches({ working: 'resting' }) && contextOf(moment).id === null
      ? [clicks(link(place, list('Audits')))]
      : null

const inTheRound =
  (...acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isInTheRound(moment) ? acts : null

const atTheList =
  (...acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isAtTheList(moment) ? acts : null

/** What a press takes back, once it was seen. */
const isSeen = ({ audit }: ReturnType<typeof contextOf>): boolean => audit?.rows[0]?.seenUtc != null

/** Beside it may stand how many are not sent yet. */
const beginning = (words: string): RegExp => new RegExp(`^${words.replaceAll(/[.()]/g, '\\$&')}`)

const outcome = (moment: Moment): ReadonlyArray<Sight> => {
  const { last, refusal } = contextOf(moment)
  const said = refusal ?? last?.text
  return said === undefined ? [] : [there(text(beginning(said)))]
}

const shown = (moment: Moment): ReadonlyArray<Sight> => [
  gone(unreadable),
  gone(start),
  there(round),
  there(scan, { holding: contextOf(moment).typed }),
]

const ownId = 'A round that is begun gets an id of its own in the browser: `assets.spec.ts` begins one.'

/** Ours: a round through a place, its scans one after the other, and how it ends. */
export const assetAuditDriver: Driver = {
  machine: 'assetAudit',
  scenes: { 'a round through the yard': { who: 'ava', path: pathTo('assetAudits'), begin: [rounds] } },
  calls: {
    loadAudits: { method: 'GET', url: /\/api\/[^/]+\/assets\/audits$/ },
    loadAudit: { method: 'GET', url: /\/api\/[^/]+\/assets\/audits\/[^/]+$/ },
    tickAsset: { method: 'POST', url: /\/api\/[^/]+\/assets\/audits\/[^/]+\/seen$/ },
    startAudit: { method: 'POST', url: /\/api\/[^/]+\/assets\/audits$/ },
    closeAudit: { method: 'POST', url: /\/api\/[^/]+\/assets\/audits\/[^/]+\/close$/ },
  },
  successes: Object.fromEntries(
    ['loadAudit', 'tickAsset'].map((call) => [
      call,
      ({ event }: Moment) => done((event as unknown as { output: { success: unknown } }).output.success),
    ]),
  ),
  acts: {
    'audit.opened: the round': opens('The first place'),
    'audit.opened: another one': opens('The second place'),
    'audit.left': (moment) =>
      isAtTheList(moment) ||
      moment.snapshot.matches({ reading: 'notFound' }) ||
      moment.snapshot.matches({ working: 'closing' })
        ? null
        : [clicks(link('Back to audits')), rounds],
    'retry.asked': (moment) => (moment.snapshot.matches({ reading: 'notFound' }) ? null : [clicks(retry)]),
    // The machine tells itself, with the answer that says so.
    'closed.elsewhere': () => null,
    'number.typed': (moment) =>
      isInTheRound(moment) ? [fills(scan, (moment.event as unknown as { text: string }).text)] : null,
    'number.sent': inTheRound(clicks(button('Seen'))),
    'asset.ticked': (moment) =>
      isInTheRound(moment) && !isSeen(contextOf(moment)) ? [clicks(button(/^Seen ./))] : null,
    'closing.asked': inTheRound(clicks(close)),
    'location.chosen: the yard': (moment) =>
      isAtTheList(moment) && contextOf(moment).locationId === null
        ? [clicks(where), presses('ArrowDown'), presses('Enter')]
        : null,
    'location.chosen: none': (moment) =>
      isAtTheList(moment) && contextOf(moment).locationId !== null
        ? [clicks(where), presses('ArrowUp'), presses('Enter')]
        : null,
    'start.asked': (moment) => (contextOf(moment).locationId === null ? null : atTheList(clicks(start))(moment)),
    'xstate.done.actor.closing: confirmed and done': ({ event }) => [
      clicks(button(auditWording.close, asked)),
      answers('closeAudit', done((event as unknown as { output: { answer: unknown } }).output.answer)),
    ],
    'xstate.done.actor.closing: cancelled': [clicks(button('Cancel', asked))],
  },
  sights: {
    'assetAudit.reading.closed': [gone(round), there(start)],
    'assetAudit.reading.loading': [gone(round), gone(start), gone(unreadable)],
    'assetAudit.reading.showing': shown,
    'assetAudit.reading.renewing': shown,
    'assetAudit.reading.failed': [there(unreadable), there(retry)],
    'assetAudit.reading.notFound': [there(heading('Page not found'))],
    'assetAudit.working.resting': (moment) => [
      gone(asked),
      ...(isInTheRound(moment) || isAtTheList(moment) ? outcome(moment) : []),
    ],
    'assetAudit.working.ticking': (moment) => outcome(moment),
    'assetAudit.working.offline': (moment) => [...outcome(moment), there(retry)],
    'assetAudit.working.closing': [there(asked)],
    'assetAudit.working.starting': [busy(start)],
  },
  beyond: {
    'xstate.done.actor.startAudit: it has begun': ownId,
    'assetAudit.working.starting · xstate.done.actor.startAudit [succeeded] → assetAudit.working.resting': ownId,
    'assetAudit.reading · audit.opened [isOpenAlready] → assetAudit.reading.loading': ownId,
    'assetAudit.working · audit.opened [isOpenAlready] → stays': ownId,
    'assetAudit.working.resting · start.asked → stays': 'The button says that a location is to be chosen first.',
    'assetAudit.working.resting · asset.ticked → stays': 'What is not there yet has no rows.',
    'assetAudit.working.resting · closing.asked → stays': 'What is not there yet has no button.',
    'assetAudit.reading.notFound · retry.asked → assetAudit.reading.loading':
      'A page that is not found offers other pages.',
  },
}
