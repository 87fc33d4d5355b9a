import { entriesOf } from '../entry.ts'

export const floatingEntries = entriesOf({
  Menu: {
    of: ['Menu'],
    use: 'What else can be done with one thing. What cannot be done now stays in it, and says why.',
    heard: ['⇥ button "Actions" collapsed'],
    walk: {
      from: ['button', 'Actions'],
      anchor: ['button', 'Actions'],
      opens: {
        role: 'menu',
        heard: [
          'menu "Actions"',
          'menuitem "Open"',
          'menuitemradio "Sorted by name" checked',
          'menuitem "Remove admin The last admin cannot be removed." disabled',
          'menuitem "Terminate"',
        ],
      },
      keys: [
        ['ArrowDown', 'Opens it at the first; Enter and Space too, the arrow up at the last.', 'menuitem "Open"'],
        ['ArrowDown', 'The next.', 'menuitemradio "Sorted by name" checked'],
        [
          'ArrowDown',
          'What is denied is reached, and says why.',
          'menuitem "Remove admin The last admin cannot be removed." disabled',
        ],
        [
          'Enter',
          'Chooses; what is denied is not chosen.',
          'menuitem "Remove admin The last admin cannot be removed." disabled',
        ],
        ['End', 'The last; Home is the first.', 'menuitem "Terminate"'],
        ['s', 'A letter leads to what begins with it.', 'menuitemradio "Sorted by name" checked'],
        ['Escape', 'Closes it; so does Tab, and leads on.', 'button "Actions" collapsed'],
      ],
    },
  },
  Popover: {
    of: ['Popover', 'Opener'],
    use: 'A few controls beside what they belong to: a filter, a calendar. The page stays usable.',
    heard: [
      '⇥ button "Filters" collapsed',
      '⇥ button "More filters" disabled collapsed: There is nothing to filter yet.',
    ],
    walk: {
      from: ['button', 'Filters'],
      anchor: ['button', 'Filters'],
      opens: { role: 'dialog', heard: ['dialog "Filters"', 'button "Done"'] },
      keys: [
        ['Enter', 'Opens it at its first control.', 'button "Done"'],
        ['Escape', 'Closes it, and leads back to its button.', 'button "Filters" collapsed'],
      ],
    },
  },
  Tour: {
    of: ['Tour'],
    use: 'A newcomer’s first minutes: from one thing on the page to the next, with a few words beside each. Once, and never in the way: it can be skipped at every stop.',
    heard: ['⇥ button "Show me round"', '⇥ button "The first stop"', '⇥ button "The last stop"'],
    walk: {
      from: ['button', 'Show me round'],
      opens: {
        role: 'alertdialog',
        heard: [
          'alertdialog "Start here" modal: What you do first.',
          'heading "Start here"',
          'button "Skip tour"',
          'button "Next"',
        ],
      },
      keys: [
        ['Enter', 'Opens it. The focus is on what leads on.', 'button "Next"'],
        ['Enter', 'The next stop; the arrow along the writing too.', 'button "Done"'],
        ['ArrowLeft', 'The stop before.', 'button "Next"'],
        ['Tab', 'Stays in the card.', 'button "Skip tour"'],
        ['Escape', 'Leaves the tour, as skipping it does; the focus goes back.', 'button "Show me round"'],
      ],
    },
  },
  Tabs: {
    of: ['Tabs'],
    use: 'The parts of one record. Each is an address.',
    heard: ['tablist "Parts of a record"', '⇥ tab "Overview" selected', 'tab "Goals 3"', 'tabpanel "Overview"'],
    walk: {
      from: ['tab', 'Overview'],
      keys: [
        ['ArrowRight', 'The next, and after the last the first. Tab leaves them all.', 'tab "Goals 3"'],
        ['Home', 'The first; End is the last.', 'tab "Overview" selected'],
        ['Enter', 'Opens it.', 'tab "Overview" selected'],
      ],
    },
  },
  Tooltip: {
    of: ['PageOverlays'],
    use: 'The name of an icon, the whole of what is cut, the reason of what is denied. Nothing that is needed is only in it.',
    heard: ['⇥ button "Before it"', '⇥ button "Add a note"'],
    walk: {
      from: ['button', 'Before it'],
      anchor: ['button', 'Add a note'],
      opens: { role: 'tooltip', heard: ['tooltip "Add a note"'] },
      keys: [
        ['Tab', 'Comes with the focus, and goes with it.', 'button "Add a note"'],
        ['Escape', 'Hides it.', 'button "Add a note"'],
      ],
    },
  },
  Toasts: {
    of: ['Toasts'],
    use: 'What has happened, said in passing: a success for 5 seconds, an error for 10. Their time stands still under the pointer and the focus.',
    heard: [
      '⇥ button "Success, 5 seconds"',
      '⇥ button "Error, 10 seconds"',
      '⇥ button "Nothing done, 5 seconds"',
      '⇥ button "Position: bottom-right"',
    ],
  },
})
