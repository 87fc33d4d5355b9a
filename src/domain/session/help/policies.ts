/** Help with HR documents (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const policies: ReadonlyArray<Article> = [
  {
    id: 'documentKinds',
    title: 'Policies and documents: which of them you agree to',
    about: ['hrDocuments', 'hrPolicies', 'hrDocument'],
    needs: { module: 'compliance' },
    body: [
      'A policy is something you read and agree to. It stands under Company Policies and, until you have agreed, under “To do” on the Home page.',
      'A document is a handbook, a guide or a form. You read it when you need it; nobody asks you to agree to it, and nobody reminds you of it.',
      'The list of HR documents, which Company Policies leads to, holds both. Its column “Kind” says which is which, and can be filtered.',
    ],
  },
  {
    id: 'choosingKind',
    title: 'Choose between a policy and a document',
    about: ['hrDocuments', 'hrDocumentCreate', 'hrDocumentEdit'],
    needs: { module: 'compliance', feature: { id: 'companyPoliciesManage', action: 'Create' } },
    body: [
      [
        'Open HR documents and choose New document.',
        'Under “What is it?” choose Policy if people have to agree to it, Document if they only read it.',
        'Write it, upload a PDF or start from a template, and publish it.',
      ],
      'A document has no due day and no reminders, and counts in no compliance figure. Its settings say who it is for, and so who can read it.',
      'The kind cannot be changed afterwards. If a draft was begun as the wrong kind, delete it and begin again.',
    ],
  },
  {
    id: 'agreeing',
    title: 'Read a policy and agree to it',
    about: ['hrPolicies', 'hrDocument', 'home'],
    needs: { module: 'compliance' },
    body: [
      [
        'Open the policy under “To do” on the Home page, or under Company Policies.',
        'Read it. If you agreed to an earlier version, “Only what changed” shows the differences.',
        'Choose “I have read and agree”.',
      ],
      'Your agreement is kept with the version, the day and the time; nobody can change it. A new version asks you again only if it is a change of substance.',
    ],
  },
  {
    id: 'publishing',
    title: 'Publish a policy, and see who has agreed',
    about: ['hrDocument', 'hrDocumentEdit', 'hrDocumentCreate'],
    needs: { module: 'compliance', feature: { id: 'companyPoliciesManage', action: 'Modify' } },
    body: [
      [
        'In Settings say whom it binds, in how many days they agree, and how they are reminded.',
        'Choose “Publish…”, say in a sentence or two what has changed, and whether it is editorial or a change of substance. A change of substance asks everybody again.',
      ],
      'What you write is saved as you type; nobody else reads a draft. If somebody else writes in it, too, both texts are put together, and you choose where they meet.',
      'People shows who has agreed, who has not and who is late. Remind sends a mail to those who are late. Evidence gives a PDF or CSV of who was bound by which version on a day, with a checksum.',
    ],
  },
]
