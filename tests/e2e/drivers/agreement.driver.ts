import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { messages } from '../../../src/domain/policies/messages.ts'
import type { HrDocument, PolicyDiff } from '../../../src/domain/policies/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import type { Reply } from '../../../src/workshop/drivers/holding.ts'
import {
  alert,
  busy,
  button,
  clicks,
  done,
  gone,
  heading,
  region,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { employeeIds } from '../../scenarios/people.ts'

/** The demo makes its ids of names, so that these are always theirs; the page asks of her own agreements alone. */
export const eveOfTheDemo = '2f3b4099-f9ea-417e-9c0c-0c8aebbe3bb4' as EmployeeId
export const maxOfTheDemo = '13e5b2b4-8d7d-4011-adbd-e64656342b88' as EmployeeId

/** Something between Eve and Max, who have other ids in the situations of a machine. */
export const ofTheDemo = <A>(found: A): A =>
  JSON.parse(
    JSON.stringify(found).replaceAll(employeeIds.employee, eveOfTheDemo).replaceAll(employeeIds.manager, maxOfTheDemo),
  )

const agrees = button('I have read and agree')
const readsNewer = button('Read the new version')
const showsWhole = button('Show the whole policy')
const showsChanges = button('Show changes only')
const whatChanged = heading('What changed')
const unreadable = text('This document could not be loaded')
const changesUnreadable = text(new RegExp(messages.changesNotLoaded))
const words = text('Wear a harness.')

const contextOf = ({ snapshot: { context } }: Moment) => context
const documentIn = (moment: Moment): HrDocument | null => contextOf(moment).document
const outputOf = ({ event }: Moment) =>
  (event as unknown as { output: { success: HrDocument | PolicyDiff } }).output.success

/** The model's employee is Eve here. */
const ofEve = (moment: Moment): Reply => {
  const document = outputOf(moment) as HrDocument | undefined
  return done(
    document && {
      ...document,
      agreements: document.agreements.map((one) => ({ ...one, employeeId: eveOfTheDemo })),
    },
  )
}

const owes = ({ snapshot }: Moment): boolean => snapshot.matches({ open: { duty: 'owing' } })
/** Asked for once and not again, the changes could not be read. */
const whyNoChanges = (moment: Moment): ReadonlyArray<Sight> =>
  contextOf(moment).changesFailure !== null && owes(moment) ? [there(changesUnreadable)] : [gone(changesUnreadable)]

/** § 7 One policy as somebody reads it, up to their agreement. */
export const agreementDriver: Driver = {
  machine: 'agreement',
  scenes: {
    'an employee reads a policy': {
      who: 'eve',
      path: pathTo('hrDocument', { id: '00000000-0000-4000-8000-000000000701' }),
      begin: [],
    },
  },
  calls: {
    loadPolicy: { method: 'GET', url: /\/api\/[^/]+\/hrDocuments\/[^/]+$/i },
    loadChanges: { method: 'GET', url: /\/api\/[^/]+\/hrDocumentsDiff\/[^/]+\/\d+$/i },
    agree: { method: 'POST', url: /\/api\/[^/]+\/hrDocuments\/[^/]+\/agree$/i },
  },
  successes: {
    loadPolicy: ofEve,
    loadChanges: (moment) => done(outputOf(moment)),
    agree: ofEve,
  },
  acts: {
    'retry.asked': ({ snapshot }) => (snapshot.matches('failed') ? [clicks(button('Try again'))] : null),
    'whole.asked': ({ snapshot }) =>
      // While it is compared nothing leads past it.
      snapshot.matches({ open: { view: 'changes' } }) ? [clicks(showsWhole)] : null,
    'changes.asked': (moment) => {
      if (!owes(moment)) return null
      if (contextOf(moment).changes !== null) return [clicks(showsChanges)]
      return contextOf(moment).changesFailure === null ? null : [clicks(button('Try again'))]
    },
    'agreement.given': [clicks(agrees)],
    'newer.asked': [clicks(readsNewer)],
  },
  sights: {
    'agreement.loading': (moment) => [
      there(heading(documentIn(moment)?.title ?? 'HR document')),
      gone(agrees),
      gone(unreadable),
    ],
    'agreement.notFound': [there(heading('Page not found'))],
    'agreement.failed': [there(unreadable), there(button('Try again'))],
    'agreement.open': [there(heading('Working at heights')), gone(unreadable)],
    'agreement.open.view.weighing': [],
    'agreement.open.view.comparing': [there(whatChanged), gone(showsWhole), gone(words)],
    'agreement.open.view.changes': [there(whatChanged), there(showsWhole), gone(words)],
    'agreement.open.view.whole': (moment) => [
      there(words),
      gone(whatChanged),
      owes(moment) && contextOf(moment).changes !== null ? there(showsChanges) : gone(showsChanges),
      ...whyNoChanges(moment),
    ],
    'agreement.open.duty.weighing': [],
    'agreement.open.duty.owing': (moment) => {
      const { refusal } = contextOf(moment)
      const bar = region('Your agreement')
      return [
        there(agrees),
        refusal === null ? gone(text(messages.notAgreed, bar)) : there(alert(undefined, bar), { saying: refusal }),
      ]
    },
    'agreement.open.duty.sending': [busy(agrees)],
    'agreement.open.duty.superseded': [there(readsNewer), gone(agrees)],
    'agreement.open.duty.agreed': [there(text(/^You agreed to version 2 on/)), gone(agrees)],
    'agreement.open.duty.none': [gone(agrees), gone(text(/^You agreed to version/))],
  },
  beyond: {
    'agreement.notFound · retry.asked → agreement.loading': 'A page that is not there has nothing to press.',
    'agreement.open.view.comparing · whole.asked → agreement.open.view.whole':
      'While the changes are read nothing leads past them.',
    'agreement.open.view.whole · changes.asked [owesNothing] → stays': 'The button goes with what is owed.',
    'agreement.open.view.whole · changes.asked → stays': 'The button is there only where there are changes.',
    'document.arrived': 'Policy managers save them, on other tabs of the page; a reader has none of these.',
  },
}
