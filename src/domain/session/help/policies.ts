/** Help with HR documents (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const policies: ReadonlyArray<Article> = [
  {
    id: 'documentKinds',
    title: 'Policies and documents: which of them you agree to',
    about: ['hrDocuments', 'hrPolicies', 'hrDocument'],
    needs: { module: 'compliance' },
    body: [
      'A policy is something you read and agree to. You find it under Company Policies and, until you agree, under “To do” on the Home page.',
      'A document is a handbook, a guide or a form. Read it when you need it: you don’t have to agree to it and get no reminders.',
      'The list of HR documents, linked from Company Policies, shows both. Use its “Kind” column to filter.',
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
        'Under “What is it?”, choose Policy if people must agree to it, or Document if they only read it.',
        'Write it, upload a PDF or start from a template, then publish it.',
      ],
      'A document has no due date and no reminders and does not count in compliance. Its settings define who can read it.',
      'You cannot change the type later. If you started a draft with the wrong type, delete it and start again.',
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
        'Read it. If you agreed to an earlier version, “Changes only” shows the differences.',
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
        'Choose “Publish…”, say in a sentence or two what has changed, and whether it is a correction or a change of content. A change of content asks everybody again.',
      ],
      'Insert an image with the toolbar or /, or paste or drop it. Say in “Alternative text” what it shows, or mark it as decorative: a policy is not published before that.',
      'What you write is saved as you type; nobody else reads a draft. If somebody else writes in it, too, both texts are put together, and you choose where they meet.',
      'People shows who has agreed, who has not and who is late. Remind sends a mail to those who are late. Evidence gives a PDF or CSV of who was bound by which version on a day, with a checksum.',
    ],
  },
]
