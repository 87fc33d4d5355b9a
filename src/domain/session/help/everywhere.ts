/** Help with what is the same on every page (§ 2.3 help widget). The texts are ours and say only what can be done today. */
import type { Article } from './article.ts'

export const everywhere: ReadonlyArray<Article> = [
  {
    id: 'home',
    title: 'What the Home page shows',
    about: ['home'],
    body: [
      'Under “To do” stands what is waiting for you, with what is due first: a policy to agree to, or one that has a new version. When the list is empty, nothing is waiting.',
      'Under “Since you were last here” stand changes by others since you last looked at this page, four hours ago or longer: of you and of the people who report to you, new colleagues of your department, and policies that bind you and were published since. The time beside it says when you were last here.',
      'Under “Around the company” stand those who are new or start soon, birthdays and work anniversaries of the next two weeks. On the day, Praise leads to where you congratulate. What others are told about you is yours to choose in the settings; the year in which somebody was born is never told.',
      'Under “My team” stand the active people of your department, as far as you may see them. Choose a name to open the profile.',
    ],
  },
  {
    id: 'finding',
    title: 'Open any page, person or action from the keyboard',
    about: ['home', 'employees'],
    body: [
      [
        'Press Ctrl K, or ⌘ K on a Mac, or the magnifier in the top bar. The keys work while you are typing, too.',
        'Type a few letters of a page, a person, a record, a setting or something to do.',
        'Choose with the arrow keys, and press Enter.',
      ],
      'Before you type anything, what you used lately stands on top. Each word you type has to begin a word of what you look for, or at least stand in it: “org ch” finds Org Chart.',
      'Policies, certifications, assets, goals, check-ins, reviews and position templates are found by their name, or by the beginning of the name of their person. Accents do not count, and names in other scripts are found as they sound: “muller” finds Müller, and “yusuf” finds يوسف.',
      'The list holds only what you may do and see. If something you search for is closed to you and you could do something about that, it says why.',
    ],
  },
  {
    id: 'shortcuts',
    title: 'Use keyboard shortcuts, or switch them off',
    about: [],
    body: [
      'Press ? to see every shortcut you have. G and then a letter goes to a page: G H to Home, G P to your profile. / puts the cursor into the search of the page.',
      'Shortcuts of single keys never fire while you are typing. If they get in your way, for instance with speech input, open the list with ? and switch them off; Ctrl K goes on working.',
    ],
  },
  {
    id: 'views',
    title: 'Keep a list as a view, and share it',
    about: ['employees', 'assets', 'certifications', 'checkIns', 'goals', 'prs'],
    body: [
      'A view is a search, filters, an order and columns under one name. You have your own views of the lists of employees, assets, certifications, check-ins, goals and performance reviews.',
      [
        'Set the list to what you want to see again.',
        'Choose Views, then Save as a view, and give it a name.',
        'To share it, tick “Share with everybody who uses this list”, or open it later and choose Share in the same menu.',
      ],
      'Whoever opens a shared view sees those rows of it that they may see anyway. Administrators share views, and of assets everybody else who may change them does, too.',
      'The menu also brings a view up to date with what is shown, renames and deletes it, and has the list open with it. Only you change a view of yours. A shared one can be deleted by everybody who might have shared it.',
    ],
  },
  {
    id: 'missing',
    title: 'Why a menu item is missing',
    about: ['notFound'],
    body: [
      'The menu holds what you may open. Four things decide: what your company’s plan includes, what your company has switched on, your role, and the permission groups you are in.',
      'Employees shows for administrators and for people with direct reports. Everybody finds their own record under My Profile.',
      'An address you may not open says “Page not found”, like one that does not exist. If you think you should have access, ask an administrator of your company.',
    ],
  },
  {
    id: 'alert',
    title: 'What the red mark in the menu means',
    about: ['hrPolicies', 'hrDocuments'],
    needs: { module: 'compliance' },
    body: [
      'A red mark beside Company Policies means that there are policies you have not agreed to yet. They also stand under “To do” on the Home page.',
      'It is kept up to date while you work, and goes away with the last of them.',
    ],
  },
  {
    id: 'unsaved',
    title: 'Leave a page with unsaved changes',
    about: ['employee', 'employeeCreate', 'checkInCreate', 'feedback'],
    body: [
      'When you leave a form with changes that are not saved, you are asked whether to lose them. This holds for the menu, for Ctrl K, and for the back button; when you close the tab, the browser asks in its own words.',
      '“Keep editing” takes you back to the form with everything you typed. “Discard changes” leaves, and what was not saved is lost.',
    ],
  },
  {
    id: 'savedReports',
    title: 'Save a report, and have it mailed to you',
    about: ['reports', 'report'],
    body: [
      [
        'Open a report, and choose its days, department or search.',
        'Press the bookmark and choose Save this report. It stands above all others on the Reports page, for you alone.',
        'Choose Mail … to me from its menu, and how often: every day, on a weekday, or on a day of the month.',
      ],
      'A mail goes to you alone, at eight in the morning where the company is, with what you may see then: the first rows, and a link to all of them and to the file. The same menu changes when it is mailed, or stops it.',
      'To show somebody else a report, send them its address: it shows them what they may see.',
    ],
  },
  {
    id: 'offline',
    title: 'When the connection is lost',
    about: [],
    body: [
      'What you see stays on the screen. Saving says that the server cannot be reached and keeps what you typed, so you can try again once you are back.',
      'If a page does not come, “Try again” asks for it once more. Nothing that was saved is lost.',
    ],
  },
  {
    id: 'dashboard',
    title: 'See how things are on your dashboard',
    about: ['dashboard', 'home'],
    needs: { role: 'adminOrManager' },
    body: [
      'The dashboard shows figures of the people and things that you may see, each in a tile. The arrow of a tile opens the report or list that it counts; so does each bar, point or cell, narrowed to what it counts.',
      [
        'Choose Arrange tiles.',
        'Drag a tile by its grip, or move it with the arrow keys. The cross takes it off; the buttons below add another.',
        'Back to the standard set brings the first twelve that are open to you.',
      ],
      'What you choose is kept for you, on every computer. A tile whose area your plan no longer includes says so, and shows its figures again once it does.',
      'Show as table turns the picture of a tile into the numbers it was drawn from.',
    ],
  },
  {
    id: 'calendar',
    title: 'See what is due, and have it in your own calendar',
    about: ['calendar'],
    body: [
      'Calendar, on Home, shows by month what is asked of you: policies to agree to, certifications that expire, check-ins, goals, services of what you hold or manage, and reviews. Each leads to its page; what is late is red and says so. What is done is gone, and check-ins stay.',
      'Days are those of your client, wherever you are. Shown leaves kinds out; the address of the page keeps which.',
      [
        'Choose Subscribe, then Make an address.',
        'Choose Open in a calendar program, or copy the address and add it in Outlook, Google Calendar or Apple Calendar as a calendar from the internet.',
      ],
      'Whoever has the address sees what stands in your calendar, so keep it to yourself. If somebody else has it, make a new one: the former stops working at once. Turn off ends it altogether, and so does leaving the client.',
    ],
  },
  {
    id: 'dailyScrum',
    title: 'Write your daily scrum, and see what is in the way',
    about: ['dailyScrum'],
    body: [
      [
        'Open Daily scrum: press Ctrl K (⌘ K on a Mac) and type its name.',
        'Say what you did, what you plan, and what is in your way. Each line is one item; Ctrl Enter sends it.',
      ],
      'What you planned last stands under Yesterday already. An entry can be changed until the end of the next working day.',
      'A blocker stays open until you, your manager or an administrator resolve it; beside it stands for how many days it has been open.',
      'Managers see the people who report to them, administrators everybody: what they wrote, what is in the way, and who has not written. Under History, every entry you may read can be searched.',
      'Whoever has ever written an entry is reminded by mail in the morning when theirs is missing, and managers get what their people wrote. Both can be turned off on the same page.',
    ],
  },
  {
    id: 'praise',
    title: 'Praise a colleague',
    about: ['praise'],
    body: [
      [
        'Open Praise: press Ctrl K (⌘ K on a Mac) and type its name. Press Give praise, there or on somebody’s page.',
        'Choose one or more people, say what they did, and tick the core values it shows.',
        'Choose who may read it: everybody here, or only they, their managers and administrators.',
      ],
      'Whoever was praised is told at once, as they chose to be told. What was said stands on their page and beside their next review.',
      'Praise of somebody who is hidden from the directory is read by their line alone. You can take back what you gave; administrators can take back any.',
    ],
  },
]
