import { entriesOf } from '../entry.ts'

export const dialogEntries = entriesOf({
  'Confirmation dialog': {
    of: ['ConfirmDialog', 'Confirmation'],
    use: 'The question before what cannot be taken back. The button says the verb; where it destroys, the focus is on Cancel.',
    heard: [
      '⇥ button "As it is by default"',
      '⇥ button "With notes"',
      '⇥ button "Destroys, and was refused"',
      '⇥ button "Of a machine"',
      '⇥ button "Waits for an answer"',
    ],
    walk: {
      from: ['button', 'Destroys, and was refused'],
      opens: {
        role: 'dialog',
        heard: [
          'dialog "Delete Forklift licence" modal: The certificate and its files are gone for good. Somebody else has changed it meanwhile. Reload, then decide again.',
          'heading "Delete Forklift licence"',
          'button "Close"',
          'alert "Somebody else has changed it meanwhile. Reload, then decide again."',
          'button "Cancel"',
          'button "Delete Forklift licence"',
        ],
      },
      keys: [
        ['Enter', 'The focus goes to Cancel where confirming destroys.', 'button "Cancel"'],
        ['Tab', 'Stays in the dialog.', 'button "Delete Forklift licence"'],
        ['Tab', 'After the last, the first.', 'button "Close"'],
        ['Escape', 'Is Cancel: the focus goes back to where it came from.', 'button "Destroys, and was refused"'],
      ],
    },
  },
  Dialog: {
    of: ['Dialog', 'ModalRoot'],
    use: 'A short piece of work that is finished or left. Enter in a field confirms; refused, it stays and says why.',
    heard: [
      '⇥ button "With a field, not ready"',
      'region "Certification dialogs"',
      'heading "Certification dialogs"',
      '⇥ button "New version"',
      '⇥ button "Send a reminder"',
      '⇥ button "Delete"',
    ],
    walk: {
      from: ['button', 'With a field, not ready'],
      opens: {
        role: 'dialog',
        heard: [
          'dialog "Rename the category" modal',
          'heading "Rename the category"',
          'button "Close"',
          'textbox "Name" = Vehicles',
          'button "Cancel"',
          'button "Rename" disabled: Enter another name.',
        ],
      },
      keys: [
        ['Enter', 'The focus goes to the first field.', 'textbox "Name" = Vehicles'],
        ['Tab', 'On to Cancel.', 'button "Cancel"'],
        ['Tab', 'What cannot be confirmed yet says why.', 'button "Rename" disabled: Enter another name.'],
        ['Escape', 'Leaves it.', 'button "With a field, not ready"'],
      ],
    },
  },
  'Side panel': {
    of: ['SidePanel'],
    use: 'It stays open beside the page, so that one can read and do; it does not shut the page off.',
    heard: ['⇥ button "Beside the page"'],
    walk: {
      from: ['button', 'Beside the page'],
      opens: { role: 'dialog', heard: ['dialog "Evidence"', 'heading "Evidence"', 'button "Close evidence"'] },
      keys: [
        ['Enter', 'Opens it. Its title has the focus.', 'heading "Evidence"'],
        ['Tab', 'On to its button.', 'button "Close evidence"'],
        ['Escape', 'Closes it.', 'button "Beside the page"'],
      ],
    },
  },
  Sheet: {
    of: ['Sheet'],
    use: 'The drawer of a narrow screen.',
    heard: ['⇥ button "Sheet"'],
    walk: {
      from: ['button', 'Sheet'],
      opens: { role: 'dialog', heard: ['dialog "Menu" modal', 'button "Close the menu"'] },
      keys: [
        ['Enter', 'Opens it.', 'dialog "Menu" modal'],
        ['Escape', 'Closes it.', 'button "Sheet"'],
      ],
    },
  },
})
