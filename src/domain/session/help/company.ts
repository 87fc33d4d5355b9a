/** Help with what administrators set up for the whole company (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const company: ReadonlyArray<Article> = [
  {
    id: 'companyDetails',
    title: 'Change the company’s name, time zone or contact',
    about: ['companySettings'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings from the menu.',
        'Change the name, the vision, the time zone, whom people turn to, or who mail comes from.',
        'Save company details. Everybody who is signed in sees it within seconds.',
      ],
      'In another time zone every day stays the day it is: what is due on the 3rd is due at the end of the 3rd there, and a meeting at 10:00 is at 10:00 there.',
      'Under the fields stands who changed each last and what it said before. Put it back brings that into the form, to be saved.',
    ],
  },
  {
    id: 'setUpMode',
    title: 'Set everything up before any mail leaves',
    about: ['companySettings', 'accountSetup'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings and press Hold all mail.',
        'Add people, policies and all else. Invitations, reminders and news wait; the page lists each with its recipient.',
        'Send one now, or drop what nobody needs. What is dropped is never sent.',
        'Press Go live. What still waits is sent, and from then on mail leaves as soon as it is written.',
      ],
      'A mail about a forgotten password belongs to no client, and always leaves.',
    ],
  },
  {
    id: 'sampleData',
    title: 'Look around with sample data',
    about: ['companySettings', 'accountSetup'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings, or Account Setup, and press Load sample data. A made-up company of twelve people is there within seconds.',
        'Look at its lists. Every name ends in “(sample)”: search for that to see only these.',
        'Press Remove sample data. It says first what is deleted, and what stays because your own people use it.',
      ],
      'While it is loaded, sample people count in the dashboard, in reports and in requirements; a note there says how many.',
      'Sample people cannot sign in, get no mail and are not counted by your plan. Their policies and certifications ask nothing of anybody else.',
    ],
  },
  {
    id: 'exportEverything',
    title: 'Take all data of your company away',
    about: ['companySettings', 'billing'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings and find Your data.',
        'Leave With all files ticked for documents, certificates and pictures too.',
        'Press Export everything. It shows how much has come; you can go on working, or stop it.',
      ],
      'The ZIP file holds a table for each kind of record, to open in any spreadsheet. README.txt in it says how they are read, and what is not in it: private notes, what is not submitted, and who said what in feedback.',
      'It holds personal data. Who exported it, and when, stands in the audit log.',
      'You can do this on any plan, also after you have cancelled.',
    ],
  },
  {
    id: 'billing',
    title: 'Change or cancel your company’s plan',
    about: ['billing'],
    needs: { flag: 'billing', role: 'admin' },
    body: [
      'Billing & Subscriptions shows the plans side by side, by what they cost a month, and what a year at once saves. Every person who works at your company is paid for.',
      [
        'Choose Monthly or Annual.',
        'Press Subscribe on a plan. If it holds fewer modules than today, the dialog says what it hides, and how much of it there is.',
        'Enter a card and pay. If the card is declined, the dialog stays and says so; your plan is as it was.',
      ],
      'Nothing is deleted by a change of plan: what a plan does not hold is kept, and shown again by one that does.',
      'A subscription that is cancelled runs to the end of what is paid for; the page says until when. Only the last four digits of a card are kept.',
    ],
  },
  {
    id: 'features',
    title: 'Switch a part of the product on or off',
    about: ['features'],
    needs: { role: 'admin' },
    body: [
      'Feature Management lists every switch with what it shows: items of the menu, other pages, duties on to-do lists and mails of the morning.',
      [
        'Open Feature Management from the menu.',
        'Press the switch. It counts at once, for everybody.',
        'If the server refuses, the switch goes back and a message says why: perhaps somebody else has switched it meanwhile.',
      ],
      'Nothing is deleted by a switch. What it hides is kept, and comes back when it is switched on again. Under each switch stands who used it last, and the audit has every time before.',
    ],
  },
]
