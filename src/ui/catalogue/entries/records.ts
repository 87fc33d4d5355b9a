import { entriesOf } from '../entry.ts'

export const recordEntries = entriesOf({
  'Form of a record': {
    of: ['RecordForm', 'RecordFormDialog', 'RecordConflict'],
    use: 'Every record is written in it. Where somebody else has saved first, both versions stand beside each other.',
    heard: ['⇥ button "Somebody else saves first"', '⇥ button "In a dialog"'],
    walk: {
      from: ['button', 'Somebody else saves first'],
      keys: [['Enter', 'The focus goes to the first field.', 'textbox "Name" required = Yard']],
    },
  },
  Lifecycle: {
    of: ['LifecycleChart'],
    use: 'Where a record is in its life, what can happen next, and who may do it.',
    heard: [
      'heading "In the middle"',
      'region "Lifecycle"',
      'heading "Lifecycle"',
      'image "leads to"',
      'image "leads to"',
      'image "leads to"',
      'heading "At its end"',
      'region "Lifecycle"',
      'heading "Lifecycle"',
    ],
  },
})
