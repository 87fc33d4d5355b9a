/** Help with people: the directory and the profiles (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const people: ReadonlyArray<Article> = [
  {
    id: 'directory',
    title: 'What the Employees page is for',
    about: ['employees'],
    body: [
      'It lists the people you can see: everyone for administrators, you and your reports for managers. Former employees and people hidden from the directory show only if you filter for them.',
      'Choose a name to open the profile.',
    ],
  },
  {
    id: 'narrowing',
    title: 'Find people by name, department or tag',
    about: ['employees'],
    body: [
      'Type part of a name in the search. Case and accents don’t matter.',
      'Choose a department beside the search. Behind the filter button, choose tags, any or all of them, and whether inactive people show.',
      'Choose a column heading to sort by it. The page’s link includes all of this, so you can bookmark or share it. People only see the data they have access to.',
    ],
  },
  {
    id: 'profile',
    title: 'Who can see and edit a profile',
    about: ['employee'],
    body: [
      'Administrators can see every profile, managers those of their direct reports, and everyone their own.',
      'Administrators can edit every record, managers those of their direct reports. Only administrators can edit their own record: otherwise ask your manager or an administrator.',
      'If a button is disabled, point at it or focus it with the keyboard to see why.',
    ],
  },
  {
    id: 'editing',
    title: 'Change someone’s details',
    about: ['employee'],
    needs: { role: 'adminOrManager' },
    body: [
      [
        'Open the profile and choose Edit details.',
        'Choose Edit in the section you want to change: Basic, Work or Tags.',
        'Change what you need, and choose Save. Each section is saved on its own.',
      ],
      'If someone else changed the same section in the meantime, you see what differs and can use theirs or keep yours. Nothing you typed is lost.',
    ],
  },
  {
    id: 'picture',
    title: 'Add a picture to a profile',
    about: ['employee'],
    needs: { role: 'adminOrManager' },
    body: [
      'Open the profile, choose Edit details, and go to Picture. Use a JPG, PNG, GIF or WebP up to 2 mb. You see a preview first.',
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
    title: 'Give someone a login',
    about: ['employee'],
    needs: { role: 'admin' },
    body: [
      [
        'Open the profile and choose the Account tab.',
        'Choose Create login. An invitation is sent to the person’s email address.',
        'Once they accept, the tab shows that they can sign in. Until then you can send the invitation again, or cancel it with Remove login.',
      ],
      'You can require two-factor authentication for anyone in this company. You can set the password or reset the authenticator app only of people who don’t work for another company.',
      'If you change the email address of someone who signs in, they get a confirmation link at the new address and sign in with it once they confirm.',
    ],
  },
  {
    id: 'leaving',
    title: 'When someone leaves',
    about: ['employee', 'employees'],
    needs: { role: 'admin' },
    body: [
      'Under More actions on a profile there are three options. Each asks you to confirm.',
      'Deactivate hides a person from lists. You can reactivate them at any time. Terminate ends the employment with a reason and a new manager for the direct reports. With a future last day, nothing changes until that day is over; the employment ends the next morning. Until then administrators and the manager see the last day on the profile, and you can change or cancel it. Delete removes the record, and is possible only if nothing else refers to the person.',
      'The last administrator cannot be deactivated, terminated or deleted. Make someone else an administrator first.',
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
      'If one of them fails, that row goes back to its previous status and you see why.',
    ],
  },
]
