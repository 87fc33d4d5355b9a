/** Help with position templates (§ 2.3 help widget). The texts are ours. */
import { positionTemplatesGate as needs } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

export const positionTemplates: ReadonlyArray<Article> = [
  {
    id: 'positionTemplates',
    title: 'Write position descriptions once, and give them to people',
    about: ['positionTemplates', 'positionTemplateCreate', 'positionTemplate', 'positionTemplateEdit'],
    needs,
    body: [
      'A position template says what a position is for, what it is responsible for, what it may decide and what it asks: qualifications, criteria, working arrangements. Each line of a part is a point of it.',
      [
        'Under Manage Company choose Position Templates, then New template, or begin with one of the marketplace.',
        'On its page choose Assign to people: by name, or everybody of a department. Each gets the position as a draft with the text the template has now.',
        'The manager or an administrator approves it, and the person acknowledges it: both find it under what they have to do.',
      ],
      'Download as PDF, under More, makes a document of it with a place for both to sign.',
      'Above the page stands what was given, with Undo: it takes back what nobody has approved or changed since.',
      'A change of the template does not change what people hold: its page lists every version, what changed in it, and how many hold it. An archived template is not offered any more; whoever holds it keeps it.',
    ],
  },
  {
    id: 'positionRequirements',
    title: 'Say which certifications and policies a position asks for',
    about: ['positionTemplate', 'positionTemplates', 'certificationSettings'],
    needs,
    body: [
      [
        'On the page of a position template choose Edit beside What it asks for.',
        'Choose certifications, which an administrator may, and policies, which whoever may change policies may.',
      ],
      'Whoever holds the position as their current one owes them from then on: it stands in what they have to do, in the overview of compliance and in the reminders. It ends when they hold it no longer, or when the template no longer asks for it.',
      'The page lists who holds the position now and what each still owes; the list of templates counts them under With gaps.',
    ],
  },
  {
    id: 'positionMarketplace',
    title: 'Begin with a position of the marketplace, and keep up with it',
    about: ['positionTemplate', 'positionTemplates'],
    needs,
    body: [
      [
        'On Position Templates choose Marketplace. Narrow it by industry or department, and read what is offered with Preview.',
        'Choose Use, give it a title and a department: it is yours now, to be changed as you like.',
      ],
      'Where the marketplace has a newer version, the list says so, and so does the page of the template. Choose Compare and update: paragraph by paragraph stand yours and the new one beside each other. What only you changed stays; where both changed the same, you choose.',
    ],
  },
]
