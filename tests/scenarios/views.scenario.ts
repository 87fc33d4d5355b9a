import type { ItemId } from '../../src/domain/kernel/ids.ts'
import type { SavedView } from '../../src/domain/views/nouns.ts'
import { savedViewsMachine, viewDialogsMachine, viewDraft } from '../../src/machines/views/savedViews.ts'
import { viewsMachine } from '../../src/machines/views/views.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, says } from './outcomes.ts'

const id = '00000000-0000-4000-8000-000000000301' as ItemId
const view: SavedView = {
  id,
  list: 'employees',
  name: 'Crew',
  query: 'tag=crew',
  isDefault: false,
  isShared: false,
  isOwn: true,
  version: 1,
}
const crew = { list: 'employees', name: 'Crew', query: 'tag=crew', isDefault: false, isShared: false }
const atMostWaiting = 2
const now = 3_600_000

const named: Variant = {
  label: 'the views of the list',
  input: { first: [view], now },
  cases: {
    ...says('change.asked', ({ context: { pending } }) =>
      pending.length < atMostWaiting
        ? {
            'a view is saved': { change: { id, to: crew } },
            'a view is deleted': { change: { id, to: null } },
          }
        : {},
    ),
    ...says('page.shown', ({ context: { askedAt } }) => ({
      'a moment after they were read': { now: askedAt + 1 },
      'long after': { now: askedAt + 600_001 },
    })),
    ...says('refresh.asked', ({ context: { askedAt } }) => ({ 'soon after they were read': { now: askedAt + 1 } })),
    ...says('item.arrived', { 'a view saved elsewhere': { item: view } }),
    ...says('item.left', { 'a view deleted elsewhere': { id } }),
    ...answers('load', { 'the views': [view], none: [] }, anyFailure),
    ...answers('send', { 'it is saved': view, 'it is gone': null }, { ...changedMeanwhile, ...anyFailure }),
  },
  project: ({ context: { pending } }) => pending.length,
}

export const savedViews: Scenario = {
  machine: savedViewsMachine,
  variants: [named],
}

export const viewDialogs: Scenario = {
  machine: viewDialogsMachine,
  explained: { 'viewDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'one view',
      cases: {
        ...says('record.selected', {
          'to be kept': {
            record: { id: view.id, list: view.list },
            dialog: 'save',
            draft: viewDraft.inputOf({ name: '', isShared: false }),
          },
          'to be renamed': {
            record: view,
            dialog: 'rename',
            draft: viewDraft.inputOf({ name: view.name, isShared: false }),
          },
          'to be deleted': { record: view, dialog: 'delete' },
        }),
        ...says('dialog.confirmed', {
          'another name': { form: { to: { ...view, name: 'Gang' }, views: [view] } },
          'no name': { form: { to: { ...view, name: ' ' }, views: [view] } },
          'it may go': { form: { to: null, views: [] } },
        }),
        ...answers('run', { 'it is kept': view, 'it is gone': null }, { ...changedMeanwhile, ...anyFailure }),
      },
    },
  ],
}

export const views: Scenario = {
  machine: viewsMachine,
  variants: [
    {
      label: 'the views of every list',
      input: { now },
      cases: {
        ...says('dialog.succeeded', {
          'a view is renamed': { record: view, dialog: 'rename', answer: { ...view, name: 'Gang' } },
          'a view is gone': { record: view, dialog: 'delete', answer: null },
        }),
        ...breaks('views', () => true),
        ...breaks('dialogs', () => true),
      },
    },
  ],
}
