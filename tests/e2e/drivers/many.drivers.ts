import { type ManyField, manyFields } from '../../../src/domain/checkIns/many.fields.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { ManyChosen, ManyDone, ManyForm } from '../../../src/machines/checkIns/changingMany.ts'
import type { Act, Driver, Moment, Name, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
import type { Call } from '../../../src/workshop/drivers/holding.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  clicksIfThere,
  combobox,
  dialog,
  done,
  fills,
  gone,
  labelled,
  main,
  option,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { appliedToOne, dayBefore } from '../../scenarios/manyBetweenTwo.scenario.ts'
import { outputOf } from './moments.ts'

const anotherDay = '2031-03-14'

/** What is each list's own. Its rows are of the demo, and stay as they are: what comes of a change is answered here. */
interface List {
  readonly of: 'checkIn' | 'review'
  readonly noun: { readonly one: string; readonly many: string }
  readonly path: string
  readonly rows: readonly [first: string, second: Name]
  readonly change: Call
}

const driversOf = ({ of, noun, path, rows, change }: List) => {
  const two = `2 ${noun.many}`
  const scene: Scene = { who: 'ava', path, begin: [] }

  const [first, second] = rows
  const ask = (field: ManyField, ...boxes: ReadonlyArray<Name>): ReadonlyArray<Act> => [
    clicksIfThere(button('Clear selection')),
    ...boxes.map((name) => clicks(labelled(name))),
    clicks(button(`Change ${manyFields.fields[field].label.toLowerCase()}…`)),
  ]
  const asked = (field: ManyField, name: string) =>
    dialog(`Change ${manyFields.fields[field].label.toLowerCase()} of ${name}`)
  const askedOfTwo = asked('dueDay', two)
  const confirmOfTwo = button(`Change ${two}`, askedOfTwo)

  const shownIn = ({ snapshot: { context } }: Moment) =>
    (context.record as ManyChosen).rows.length === 1
      ? { shown: asked('reviewerId', first), confirm: button(`Change ${noun.one}`, asked('reviewerId', first)) }
      : { shown: askedOfTwo, confirm: confirmOfTwo }

  /** An open dialog lies over the list. */
  const fromTheList =
    (...acts: ReadonlyArray<Act>) =>
    ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
      snapshot.matches('browsing') ? acts : null

  const confirm = (moment: Moment): ReadonlyArray<Act> => {
    const { shown, confirm: confirms } = shownIn(moment)
    const { of: field, dueDay, reviewerId } = (moment.event as unknown as { readonly form: ManyForm }).form
    const filled =
      field === 'dueDay'
        ? [fills(textbox(manyFields.fields.dueDay.label, shown), dueDay)]
        : [
            clicksIfThere(button(/^Remove /, shown)),
            ...(reviewerId === null
              ? []
              : [fills(combobox(manyFields.fields.reviewerId.label, shown), 'Tomasz'), clicks(option(/^Tomasz /))]),
          ]
    return [...filled, clicks(confirms)]
  }

  const asking = (moment: Moment): ReadonlyArray<Sight> => {
    const { refusal } = moment.snapshot.context
    const { shown } = shownIn(moment)
    return [there(shown), ...(refusal === null ? [] : [there(alert(undefined, shown), { saying: refusal })])]
  }

  const givenUp = 'Leaving the page under a call is asked about by the page, which the walk stays on.'

  const dialogs: Driver = {
    machine: `${of}Dialogs`,
    scenes: { 'two at once, and one': scene },
    calls: { run: change },
    successes: { run: (moment) => done((outputOf(moment) as { success?: ManyDone }).success?.outcome) },
    acts: {
      'record.selected: when two are due': fromTheList(...ask('dueDay', `Select ${first}`, second)),
      ...(of === 'review' && {
        'record.selected: who reviews one': fromTheList(...ask('reviewerId', `Select ${first}`)),
      }),
      'dialog.confirmed': confirm,
      'dialog.cancelled': () => null,
      // With something filled in, the person is asked first.
      'xstate.done.actor.draft': (moment) =>
        moment.snapshot.hasTag('busy')
          ? null
          : [
              clicks(button('Cancel', shownIn(moment).shown)),
              clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
            ],
    },
    sights: {
      [`${of}Dialogs.browsing`]: [gone(askedOfTwo), gone(asked('reviewerId', first))],
      [`${of}Dialogs.change.asking`]: asking,
      [`${of}Dialogs.change.sending.awaited`]: (moment) => {
        const { shown, confirm: confirms } = shownIn(moment)
        return [busy(confirms), gone(alert(undefined, shown))]
      },
    },
    beyond: {
      [`${of}Dialogs.change.sending · record.selected → stays`]: 'An open dialog lies over the list.',
      [`${of}Dialogs.change.asking · dialog.cancelled → ${of}Dialogs.browsing`]:
        'The page asks the draft, which closes the dialog when nothing was typed.',
      [`${of}Dialogs.change.sending · xstate.done.actor.draft → ${of}Dialogs.change.sending.givenUp`]: givenUp,
      [`${of}Dialogs.change.sending.givenUp`]: givenUp,
    },
    // Of reviews two things are asked, by the same arrows.
    ...(of === 'review' && { strategy: 'cases' }),
  }

  /** What comes of it is in the answer, whatever was asked for. */
  const changes = ({ outcome }: ManyDone): ReadonlyArray<Act> => [
    ...ask('dueDay', `Select ${first}`, second),
    fills(textbox(manyFields.fields.dueDay.label, askedOfTwo), anotherDay),
    clicks(confirmOfTwo),
    until(busy(confirmOfTwo)),
    answers('change', done(outcome)),
  ]
  const undo = button('Undo', main())
  const dismiss = button('Dismiss', main())
  const changed = new RegExp(`^1 ${noun.one} changed\\.`)
  const takenBack = new RegExp(`^Taken back for 1 ${noun.one}\\.`)
  const toldIn = ({ snapshot: { context } }: Moment) =>
    context as { readonly outcome: ManyDone | null; readonly isUndone: boolean }
  const canUndo = (moment: Moment) => toldIn(moment).outcome?.outcome.undo != null

  const told = (moment: Moment): ReadonlyArray<Sight> => {
    const { outcome, isUndone } = toldIn(moment)
    const summary = !outcome?.outcome.isApplied ? /^Nothing was changed:/ : isUndone ? takenBack : changed
    return [there(any(text(summary, main()))), canUndo(moment) ? there(undo) : gone(undo), gone(askedOfTwo)]
  }

  const outcome: Driver = {
    machine: `${of}Outcome`,
    scenes: { 'two at once': scene },
    calls: { undo: { ...change, body: new RegExp(dayBefore) }, change: { ...change, body: new RegExp(anotherDay) } },
    successes: { undo: (moment) => done((outputOf(moment) as { success?: ManyDone }).success?.outcome) },
    acts: {
      'outcome.arrived': ({ event }) => changes((event as unknown as { readonly outcome: ManyDone }).outcome),
      'undo.asked': (moment) => (canUndo(moment) ? [clicks(undo)] : null),
      'outcome.dismissed': [clicks(dismiss)],
    },
    sights: {
      [`${of}Outcome.resting`]: [gone(dismiss), gone(undo)],
      [`${of}Outcome.told`]: told,
      [`${of}Outcome.undoing`]: (moment) => [...told(moment), busy(undo)],
    },
    beyond: {
      [`${of}Outcome.told · undo.asked → stays`]: 'What cannot be taken back has no button for it.',
    },
  }

  const both: Driver = {
    machine: `${of}Many`,
    scenes: { 'two at once': scene },
    calls: { change },
    successes: {},
    acts: {
      'dialog.succeeded': (moment) => changes((moment.event as unknown as { readonly answer: ManyDone }).answer),
      // It comes of taking back what was changed before.
      'many.changed': [
        ...changes(appliedToOne),
        clicks(undo),
        until(busy(undo)),
        answers('change', done({ ...appliedToOne.outcome, undo: null })),
      ],
    },
    sights: {
      [`${of}Many.asking.running`]: [gone(askedOfTwo)],
      [`${of}Many.answering.running`]: ({ event }) =>
        event.type === 'xstate.init'
          ? [gone(dismiss)]
          : [there(any(text(event.type === 'many.changed' ? takenBack : changed, main())))],
    },
    beyond: Object.fromEntries(
      [
        'xstate.error.actor.dialogs',
        'xstate.error.actor.outcome',
        `${of}Many.asking.pausing`,
        `${of}Many.answering.pausing`,
      ].map((key) => [key, 'A bug in one of the two machines.']),
    ),
  }
  return [dialogs, outcome, both]
}

/** One thing of many that two have between them, and what came of it: of check-ins and of reviews. */
export const manyDrivers: ReadonlyArray<Driver> = [
  ...driversOf({
    of: 'checkIn',
    noun: { one: 'check-in', many: 'check-ins' },
    path: pathTo('checkIns'),
    rows: ['New starter: week 4 with Dylan Roberts', /^Select Wellbeing with /],
    change: { method: 'PUT', url: /\/api\/[^/]+\/checkIns\/changes$/ },
  }),
  ...driversOf({
    of: 'review',
    noun: { one: 'review', many: 'reviews' },
    path: `${pathTo('prs')}?q=Leader`,
    rows: ['Leader Review of Jack Thornbury', 'Select Leader Review of Sione Taufa'],
    change: { method: 'PUT', url: /\/api\/[^/]+\/performancereviews\/changes$/ },
  }),
]
