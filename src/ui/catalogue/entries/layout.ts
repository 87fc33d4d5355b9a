import { entriesOf } from '../entry.ts'

export const layoutEntries = entriesOf({
  'Page and section': {
    of: ['Page', 'Section'],
    use: 'Every page is one Page: its title is the one heading of the first level and takes the focus on arrival. A Section is a part of it with a heading of its own.',
    heard: [
      'region "Work"',
      'heading "Work"',
      '⇥ button "Edit": Work',
      'region "Pay"',
      'heading "Pay"',
      '⇥ button "Edit" disabled: Only admins can change this.',
    ],
  },
  'Rows, columns and text': {
    of: ['Stack', 'Text', 'Lines'],
    use: 'Where things stand, in steps of 4 px, and words that are no heading. Lines keep the breaks somebody typed.',
    heard: ['⇥ button "At the end"', 'heading "Lines"'],
  },
})
