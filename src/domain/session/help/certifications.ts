/** Help with certifications and compliance (§ 2.3 help widget). The texts are ours. */
import { certificationsGate } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

export const certifications: ReadonlyArray<Article> = [
  {
    id: 'handingIn',
    title: 'Submit a certification or a renewal',
    about: ['certifications', 'employeeCertifications', 'employeeCertificationsWithId', 'home'],
    needs: certificationsGate,
    body: [
      [
        'Open Certifications and choose Submit a certification. For a renewal, open the certification and choose “Submit renewal…”.',
        'Choose the type and the day it expires, and add a scan, a PDF or a photo.',
        'Submit it. Your manager or an administrator looks at it.',
      ],
      'It counts once it is verified. If it is declined, you can read why and submit another one. A verified renewal replaces the one before, which stays in the history.',
      'You and your manager are reminded before it expires. On what days, its type says.',
    ],
  },
  {
    id: 'verifying',
    title: 'Verify what your people submit',
    about: ['certifications', 'employeeCertifications', 'employeeCertificationsWithId', 'home'],
    needs: { ...certificationsGate, role: 'adminOrManager' },
    body: [
      'Submitted certifications show under “To do” on the Home page, and in the list as “To verify”.',
      [
        'Open it, look at the files, and choose “Verify or decline…”.',
        'Check the name, the number and the day it expires.',
        'Choose Verify; or say what is missing and choose Decline. The person reads it.',
      ],
      'Nobody verifies their own. Snooze reminders until a day when you know that the renewal is on its way.',
    ],
  },
  {
    id: 'certificationTypes',
    title: 'Set up certification types and who needs them',
    about: ['certificationSettings'],
    needs: { ...certificationsGate, role: 'admin' },
    body: [
      [
        'Open the types and choose Add type.',
        'Say for how many months it is good and when people are reminded, in days before it expires: 30, 14, 0.',
        'Say who has to hold it: everybody, departments, tags or positions.',
      ],
      'Whoever has to hold it and does not stands under Gaps, and in the matrix as missing. A type that is no longer needed is archived: what people hold of it stays.',
    ],
  },
  {
    id: 'complianceOf',
    title: 'See which policies and certifications someone still needs',
    about: ['employeeCompliance', 'employee'],
    needs: { module: 'compliance' },
    body: [
      'Compliance on a profile lists each policy that applies to the person and each certification they have to hold, with its due or expiry day and how things are today: agreed, late, current, expiring soon, expired, missing.',
      'It is the same standing that reminders, reports and the matrix go by. For someone who has left it shows how things were when employment ended.',
      'You see your own, managers see those of the people who report to them, and administrators see everybody’s.',
    ],
  },
]
