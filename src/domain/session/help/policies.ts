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
]
