import { pathTo } from '../../../src/domain/session/places.ts'
import type { TemplatesOutcome } from '../../../src/machines/positionTemplates/outcome.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
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
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

/** Of the demo; it stays as it is, since what comes of an act is answered here. */
const template = 'Carpenter'
const archiving = dialog(`Archive ${template}`)
const archive = button(`Archive ${template}`, archiving)
const assigning = dialog(`Assign ${template}`)
const assign = button('Assign position to 1 person', assigning)
const undo = button('Undo', main())
const dismiss = button('Dismiss', main())

type Moved = Extract<TemplatesOutcome, { readonly kind: 'moved' }>

const toldIn = ({ snapshot: { context } }: Moment) =>
  context as { readonly outcome: TemplatesOutcome | null; readonly isUndone: boolean }
const canUndo = (moment: Moment) => toldIn(moment).outcome?.kind === 'moved' && !toldIn(moment).isUndone

const chosen = [clicksIfThere(button('Clear selection')), clicks(labelled(`Select ${template}`))]

/** What came of it is in the answer, whatever was asked for. */
const acts = ({ event }: Moment): ReadonlyArray<Act> | null => {
  const { outcome } = event as unknown as { readonly outcome: TemplatesOutcome }
  switch (outcome.kind) {
    case 'moved':
      return [
        ...chosen,
        clicks(button('Archive…')),
        clicks(archive),
        until(busy(archive)),
        answers('archive', done(outcome.moved[0])),
      ]
    case 'given':
      return [
        ...chosen,
        clicks(button('Assign to people…')),
        fills(combobox('People', assigning), 'Eve Marlowe'),
        clicks(option(/^Eve Marlowe/)),
        clicks(assign),
        until(busy(assign)),
        answers('assign', done(outcome.given)),
      ]
    case 'takenBack':
      return null
  }
}

const told = (moment: Moment): ReadonlyArray<Sight> => {
  const { outcome } = toldIn(moment)
  const summary =
    outcome?.kind === 'given'
      ? /was not assigned to anyone\.$/
      : canUndo(moment)
        ? /^Site Supervisor archived\./
        : /^Site Supervisor unarchived\./
  return [
    there(any(text(summary, main()))),
    canUndo(moment) ? there(undo) : gone(undo),
    gone(archiving),
    gone(assigning),
  ]
}

/** § 4 What came of archiving templates, or of giving one to people, and the way back. */
export const positionTemplateOutcomeDriver: Driver = {
  machine: 'positionTemplateOutcome',
  scenes: { 'what came of many': { who: 'ava', path: pathTo('positionTemplates'), begin: [] } },
  calls: {
    archive: { method: 'POST', url: /\/api\/[^/]+\/positionTemplates\/[^/]+\/archive$/ },
    assign: { method: 'POST', url: /\/api\/[^/]+\/positionTemplates\/[^/]+\/assign$/ },
    undo: { method: 'POST', url: /\/api\/[^/]+\/positionTemplates\/[^/]+\/unarchive$/ },
  },
  successes: {
    undo: ({ event }) => {
      const { success } = (event as unknown as { readonly output: { readonly success?: Moved } }).output
      return done(success?.moved[0])
    },
  },
  acts: {
    'outcome.arrived': acts,
    'undo.asked': (moment) => (canUndo(moment) ? [clicks(undo)] : null),
    'outcome.dismissed': [clicks(dismiss)],
  },
  sights: {
    'positionTemplateOutcome.resting': [gone(dismiss), gone(undo)],
    'positionTemplateOutcome.told': told,
    'positionTemplateOutcome.undoing': (moment) => [...told(moment), busy(undo)],
  },
  beyond: {
    'positionTemplateOutcome.told · undo.asked → stays': 'What cannot be taken back has no button for it.',
  },
}
