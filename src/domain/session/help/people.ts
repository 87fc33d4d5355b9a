/** Help with people: the directory and the profiles (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const people: ReadonlyArray<Article> = [
  {
    id: 'directory',
    title: 'What the Employees page is for',
    about: ['employees'],
    body: [
      'It lists the people you may see: everybody for an administrator, you and the people who report to you for a manager. People who left, and people hidden from the directory, are not in it unless they are asked for.',
      'Choose a name to open the profile.',
    ],
  },
  {
    id: 'narrowing',
    title: 'Find people by name, department or tag',
    about: ['employees'],
    body: [
      'Type part of a name into the search. Upper and lower case do not matter, nor do accents.',
      'Choose a department beside the search. Behind the filter button, choose tags, any or all of them, and whether inactive people show.',
      'Choose a column’s heading to sort by it. The address of the page holds all of this, so you can keep it as a bookmark or send it to a colleague; they see what they may see.',
    ],
  },
  {
    id: 'profile',
    title: 'Who sees a profile, and who may change it',
    about: ['employee'],
    body: [
      'Administrators see every profile, managers those of their direct reports, and everybody their own.',
      'Administrators may change every record. Managers may change those of their direct reports. Nobody but an administrator changes their own record: ask your manager or an administrator.',
      'A button you cannot use now says why when you point at it or reach it with the keyboard.',
    ],
  },
  {
    id: 'editing',
    title: 'Change somebody’s details',
    about: ['employee'],
    needs: { role: 'adminOrManager' },
    body: [
      [
        'Open the profile and choose Edit details.',
        'Choose Edit in the section you want to change: Basic, Work or Tags.',
        'Change what you need, and choose Save. Each section is saved on its own.',
      ],
      'If somebody else has changed the same section in the meantime, you are told what differs, and may take theirs or keep yours. Nothing you typed is lost.',
    ],
  },
  {
    id: 'picture',
    title: 'Add a picture to a profile',
    about: ['employee'],
    needs: { role: 'adminOrManager' },
    body: [
      'Open the profile, choose Edit details, and go to Picture. JPG, PNG, GIF and WebP are taken, up to 2 mb. You see the picture before it is used.',
    ],
  },
  {
    id: 'adding',
    title: 'Add a new employee',
    about: ['employees', 'employeeCreate'],
    needs: { role: 'admin' },
    body: [
      [
        'On the Employees page, choose New employee.',
        'Enter the name and an email address. An address can belong to one person only.',
        'Choose the department and the manager, if you know them; both can be changed later.',
        'Choose Create employee.',
      ],
    ],
  },
  {
    id: 'logins',
    title: 'Let somebody sign in',
    about: ['employee'],
    needs: { role: 'admin' },
    body: [
      [
        'Open the profile and choose the Account tab.',
        'Choose Create login. An invitation goes to the email address of the record.',
        'Once they have accepted, the tab says that they can sign in. Until then you can send the invitation again, or take it back with Remove login.',
      ],
      'You can require two-factor authentication for this client of anybody. You can set the password, or reset the authenticator app, of people who work for no other client; of somebody who does, they are theirs alone.',
      'If you change the email address of somebody who signs in, they get a link at the new one, and sign in with it once they have confirmed it.',
    ],
  },
  {
    id: 'leaving',
    title: 'When somebody leaves',
    about: ['employee', 'employees'],
    needs: { role: 'admin' },
    body: [
      'Under More actions of a profile there are three ways, and each asks before it does anything.',
      'Deactivate hides a person from lists; they can be reactivated at any time. Terminate ends the employment, with a reason, and asks who takes over the direct reports: their own manager is proposed. With a day ahead nothing changes until that day is over; then the employment ends by itself on the next morning. Until then the profile shows the last day to administrators and to the manager, and you can change it or keep the person employed. Remove takes the record away, and is possible only while nothing else refers to the person.',
      'The last administrator cannot be deactivated, terminated or removed: make somebody else an administrator first.',
    ],
  },
  {
    id: 'several',
    title: 'Deactivate or reactivate several people at once',
    about: ['employees'],
    needs: { role: 'admin' },
    body: [
      [
        'Select people with the boxes at the start of the rows, or with the space bar.',
        'Choose Deactivate or Reactivate above the list, and confirm.',
      ],
      'If the server refuses one of them, that row goes back to what it was and you are told why.',
    ],
  },
]
