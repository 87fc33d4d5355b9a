/** Help with what is the same on every page (§ 2.3 help widget). The texts are ours and say only what can be done today. */
import type { Article } from './article.ts'

export const everywhere: ReadonlyArray<Article> = [
  {
    id: 'home',
    title: 'What the Home page shows',
    about: ['home'],
    body: [
      '“To do” shows your tasks, due first, for example a policy to agree to. When the list is empty, you are done.',
      '“Since you were last here” shows changes others made since your last visit, if it was four or more hours ago: changes to you and your reports, new colleagues in your department, and newly published policies that apply to you. The time next to it is your last visit.',
      '“Around the company” shows new people, upcoming starters, and birthdays and work anniversaries in the next two weeks. On the day, choose Praise to congratulate them. You choose what others see about you in Settings. The year of birth is never shown.',
      '“My team” shows the active people in your department that you can see. Choose a name to open the profile.',
    ],
  },
  {
    id: 'finding',
    title: 'Open any page, person or action from the keyboard',
    about: ['home', 'employees'],
    body: [
      [
        'Press Ctrl K, or ⌘ K on a Mac, or the magnifier in the top bar. The keys work while you are typing, too.',
        'Type a few letters of a page, a person, a record, a setting or an action.',
        'Choose with the arrow keys, and press Enter.',
      ],
      'Before you type, your recent items show at the top. Type the first letters of one or more words: “org ch” finds Org Chart.',
      'Policies, certifications, assets, goals, check-ins, reviews and position templates are found by their name, or by the name of their person. Accents do not count, and names in other scripts are found as they sound: “muller” finds Müller, and “yusuf” finds يوسف.',
      'The list shows only what you can do and see. If you search for something you have no access to, it says why and what you can do.',
    ],
  },
  {
    id: 'shortcuts',
    title: 'Use keyboard shortcuts, or turn them off',
    about: [],
    body: [
      'Press ? to see every shortcut you have. G and then a letter goes to a page: G H to Home, G P to your profile. / puts the cursor into the search of the page.',
      'Single-key shortcuts are ignored while you type. If they get in your way, for example with speech input, open the list with ? and turn them off. Ctrl K keeps working.',
    ],
  },
  {
    id: 'views',
    title: 'Keep a list as a view, and share it',
    about: ['employees', 'assets', 'certifications', 'checkIns', 'goals', 'prs'],
    body: [
      'A view saves a search, filters, an order and columns under a name. You can save views of employees, assets, certifications, check-ins, goals and performance reviews.',
      [
        'Set up the list the way you want it.',
        'Choose Views, then Save as view, and enter a name.',
        'To share it, tick “Share with everyone who uses this list”, or choose Share in the same menu later.',
      ],
      'People who open a shared view see only the rows they have access to. Administrators can share views; for assets, so can everyone who can edit them.',
      'From the menu you can also update, rename or delete a view, or make it the default. Only you can change your views. Shared views can be deleted by anyone who can share views.',
    ],
  },
  {
    id: 'missing',
    title: 'Why a menu item is missing',
    about: ['notFound'],
    body: [
      'The menu shows what you can open. It depends on your company’s plan, the features turned on, your role and your permission groups.',
      'Employees shows for administrators and people with direct reports. Find your own record under My Profile.',
      'A page you don’t have access to says “Page not found”. If you think you should have access, ask an administrator of your company.',
    ],
  },
  {
    id: 'alert',
    title: 'What the red mark in the menu means',
    about: ['hrPolicies', 'hrDocuments'],
    needs: { module: 'compliance' },
    body: [
      'A red mark next to Company Policies means you have policies to agree to. They also show under “To do” on the Home page.',
      'It updates while you work and disappears with the last one.',
    ],
  },
  {
    id: 'unsaved',
    title: 'Leave a page with unsaved changes',
    about: ['employee', 'employeeCreate', 'checkInCreate', 'feedback'],
    body: [
      'If you leave a form with unsaved changes, you are asked to confirm, whether you use the menu, Ctrl K or the back button. When you close the tab, the browser asks.',
      '“Keep editing” returns to the form with everything you typed. “Discard changes” leaves without saving.',
    ],
  },
  {
    id: 'savedReports',
    title: 'Save a report and get it by email',
    about: ['reports', 'report'],
    body: [
      [
        'Open a report and choose its dates, department or search.',
        'Choose the bookmark, then Save this report. It shows at the top of the Reports page, only for you.',
        'Choose Email me … from its menu and how often: daily, weekly or monthly.',
      ],
      'Only you get the email, at 8 am company time. It has the first rows and links to the full report and the file. Use the same menu to change or stop it.',
      'To share a report, send its link. People see the data they have access to.',
    ],
  },
  {
    id: 'offline',
    title: 'When the connection is lost',
    about: [],
    body: [
      'The page stays open. If you save while offline, you see a message and keep what you typed, so you can try again once you are back online.',
      'If a page does not load, choose “Try again”. Nothing that was saved is lost.',
    ],
  },
  {
    id: 'dashboard',
    title: 'See key figures on your dashboard',
    about: ['dashboard', 'home'],
    needs: { role: 'adminOrManager' },
    body: [
      'The dashboard shows figures for everything you can see. Select a tile’s arrow to open its report or list, or a bar, point or cell to open it filtered.',
      [
        'Choose Arrange tiles.',
        'Drag a tile by its handle or move it with the arrow keys. Use the cross to remove it and the buttons below to add others.',
        'Reset to default shows the first twelve tiles available to you.',
      ],
      'Your choice is saved for you on every device. If your plan no longer includes a tile’s feature, the tile says so.',
      'Show as table shows a tile’s numbers instead of its chart.',
    ],
  },
  {
    id: 'calendar',
    title: 'See what is due, and add it to your own calendar',
    about: ['calendar'],
    body: [
      'The Calendar on Home shows what is due each month: policies, certifications, check-ins, goals, asset services and reviews. Select an item to open it. Overdue items are red. Completed items disappear, except check-ins.',
      'Dates follow your company’s time zone, wherever you are. Use Showing to hide types; the page’s link keeps your choice.',
      [
        'Choose Subscribe, then Create address.',
        'Choose Open in calendar app, or copy the address and add it to Outlook, Google Calendar or Apple Calendar as an internet calendar.',
      ],
      'Anyone with the address can see your calendar, so keep it private. If someone else has it, create a new one and the old one stops working immediately. To stop sharing, choose Turn off. It also stops when you leave the company.',
    ],
  },
  {
    id: 'dailyScrum',
    title: 'Write your daily scrum and see blockers',
    about: ['dailyScrum'],
    body: [
      [
        'Open Daily scrum: press Ctrl K (⌘ K on a Mac) and type its name.',
        'Enter what you did, what you plan and what is blocking you. Each line is one item. Ctrl Enter sends it.',
      ],
      'Yesterday is filled in with what you planned last. You can change an entry until the end of the next working day.',
      'A blocker stays open until you, your manager or an administrator resolve it. It shows how many days it has been open.',
      'Managers see their reports and administrators everyone: entries, blockers and who has not written. Search all entries you can read under History.',
      'Once you have written an entry, you get an email in the morning if one is missing. Managers get their team’s entries. You can turn both off on the same page.',
    ],
  },
  {
    id: 'praise',
    title: 'Praise a colleague',
    about: ['praise'],
    body: [
      [
        'Open Praise: press Ctrl K (⌘ K on a Mac) and type its name. Press Give praise, there or on someone’s page.',
        'Choose one or more people, say what they did, and tick the core values it shows.',
        'Choose who can read it: everyone here, or only the person, their managers and administrators.',
      ],
      'The person is notified right away, according to their notification settings. The praise shows on their profile and in their next review.',
      'Praise for people hidden from the directory is visible only to their managers. You can take back praise you gave; administrators can take back any.',
    ],
  },
]
