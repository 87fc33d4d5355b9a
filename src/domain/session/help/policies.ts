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
]
