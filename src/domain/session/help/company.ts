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
        'Change the name, vision, time zone, company contact or email sender.',
        'Save company details. Everyone who is signed in sees the change within seconds.',
      ],
      'In another time zone every day stays the day it is: what is due on the 3rd is due at the end of the 3rd there, and a meeting at 10:00 is at 10:00 there.',
      'Each field shows who changed it last and its previous value. Choose Restore, then save, to bring it back.',
    ],
  },
  {
    id: 'setUpMode',
    title: 'Set everything up before any emails are sent',
    about: ['companySettings', 'accountSetup'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings and choose Hold all emails.',
        'Add people, policies and everything else. Invitations, reminders and updates are held; the page lists each with its recipient.',
        'Send one now, or discard emails no one needs. Discarded emails are never sent.',
        'Choose Go live. Held emails are sent, and from then on emails are sent immediately.',
      ],
      'Password reset emails are always sent.',
    ],
  },
  {
    id: 'sampleData',
    title: 'Look around with sample data',
    about: ['companySettings', 'accountSetup'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings or Account Setup and choose Load sample data. A sample company of twelve people loads within seconds.',
        'Browse the lists. Every sample name ends in “(sample)”: search for it to see only these.',
        'Choose Remove sample data. You see first what is deleted and what stays because your own people use it.',
      ],
      'While loaded, sample people count in the dashboard, reports and requirements. A note shows how many.',
      'Sample people cannot sign in, get no emails and are not billed. Their policies and certifications don’t affect anyone else.',
    ],
  },
  {
    id: 'exportEverything',
    title: 'Export all data of your company',
    about: ['companySettings', 'billing'],
    needs: { role: 'admin' },
    body: [
      [
        'Open Company Settings and find Your data.',
        'Keep With all files ticked to include documents, certificates and pictures.',
        'Choose Export everything. It shows the progress; you can continue working, or stop it.',
      ],
      'The ZIP file has a table for each type of record, to open in any spreadsheet. Its README.txt explains how to read them and what is not included: private notes, drafts and who said what in feedback.',
      'It contains personal data. The audit log shows who exported it and when.',
      'You can do this on any plan, even after you cancel.',
    ],
  },
  {
    id: 'billing',
    title: 'Change or cancel your company’s plan',
    about: ['billing'],
    needs: { flag: 'billing', role: 'admin' },
    body: [
      'Billing & Subscriptions compares the plans by monthly cost and shows what you save by paying annually. You pay for every person who works at your company.',
      [
        'Choose Monthly or Annual.',
        'Choose Subscribe on a plan, or Switch if you have one already. If it has fewer modules than your current one, the dialog shows what will be hidden.',
        'Enter your card and pay. If the card is declined, the dialog says so and your plan does not change.',
      ],
      'Changing your plan deletes nothing. Data of modules your plan does not include is kept and shows again on a plan that does.',
      'A cancelled subscription runs until the end of the paid period, shown on the page. Only the last four digits of your card are stored.',
    ],
  },
  {
    id: 'features',
    title: 'Turn a feature on or off',
    about: ['features'],
    needs: { role: 'admin' },
    body: [
      'Feature Management lists every feature with what it shows: menu items, other pages, to-do items and morning emails.',
      [
        'Open Feature Management from the menu.',
        'Choose the switch. It applies to everyone immediately.',
        'If it fails, the switch goes back and a message says why. Someone else may have changed it in the meantime.',
      ],
      'Turning a feature off deletes nothing. Hidden data is kept and comes back when you turn it on. Each switch shows who used it last; the audit log has the full history.',
    ],
  },
]
