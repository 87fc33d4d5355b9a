import { entriesOf } from '../entry.ts'

export const wordEntries = entriesOf({
  Date: {
    of: ['DateText'],
    use: 'Every day and every instant that is read. More about it is in its tooltip.',
    heard: [
      'heading "A day, in full in its tooltip"',
      'heading "How far away, in its tooltip"',
      'heading "With the time"',
      'heading "No date"',
      'heading "No date, with words of its own"',
    ],
  },
  'Add New and Back': {
    of: ['AddNewButton', 'BackButton'],
    use: 'The first step of a list, and the way back from a record to its list.',
    heard: [
      '⇥ button "Add New"',
      '⇥ link "Add employee"',
      '⇥ button "Add asset" disabled: Only admins can add assets.',
      '⇥ link "Back"',
      '⇥ link "Back to the employees"',
    ],
  },
  Button: {
    of: ['Button'],
    use: 'What happens on this page. One solid button a page or dialog, danger where something is destroyed. What leads elsewhere is a link.',
    heard: [
      '⇥ button "Solid"',
      '⇥ button "Outline"',
      '⇥ button "Ghost"',
      '⇥ button "Danger"',
      '⇥ button "Busy" disabled busy',
      '⇥ button "Denied" disabled: The last admin cannot be removed.',
      '⇥ button "Small"',
      '⇥ button "Recent"',
    ],
    walk: {
      from: ['button', 'Small'],
      keys: [
        ['Tab', 'A button that is only an icon shows its name.', 'button "Recent"'],
        ['Enter', 'Presses it; so does Space.', 'button "Recent"'],
      ],
    },
  },
  Link: {
    of: ['LinkButton'],
    use: 'What leads to another address. It looks like a button where it is the main step of a page.',
    heard: ['⇥ link "A link like a button"', '⇥ link "A link in words"', '⇥ link "A link to another site"'],
    walk: {
      from: ['link', 'A link like a button'],
      keys: [['Tab', 'Every link is a stop, and Enter follows it.', 'link "A link in words"']],
    },
  },
  Badge: {
    of: ['Badge'],
    use: 'The state of a record, in a word; never a colour alone.',
    heard: [],
  },
  Banner: {
    of: ['Banner'],
    use: 'What concerns the whole page or dialog and stays. What is said in passing is a toast. In the tone danger it is read out at once.',
    heard: ['⇥ button "Review"', 'alert "The server cannot be reached. Check your connection and try again."'],
  },
  'Empty state': {
    of: ['EmptyState'],
    use: 'Where a list has nothing yet: what would fill it, and the first step.',
    heard: ['⇥ button "Add New"'],
  },
  'Error state': {
    of: ['ErrorState'],
    use: 'Where something could not be loaded: what is safe, and a way to try again.',
    heard: [
      'heading "Failed"',
      'alert "The check-ins could not be loaded Nothing is lost. Try again"',
      '⇥ button "Try again"',
      'heading "Tried again"',
      'alert "The check-ins could not be loaded Nothing is lost. Try again"',
      '⇥ button "Try again" disabled busy',
    ],
  },
  'Skeleton and progress': {
    of: ['Skeleton', 'RowsWaiting', 'ProgressBar'],
    use: 'In the place of what is on its way, after 100 ms; the bar along the top during a navigation.',
    heard: ['⇥ switch "Progress along the top of the page" not checked'],
  },
  'Details of a record': {
    of: ['DescriptionList'],
    use: 'Terms and values that are read; what is empty shows a dash.',
    heard: ['definition "Max Oduya"', 'definition "11th Feb 2019"', 'definition "–"'],
  },
})
