/** Help with position templates (§ 2.3 help widget). The texts are ours. */
import { positionTemplatesGate as needs } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

export const positionTemplates: ReadonlyArray<Article> = [
  {
    id: 'positionTemplates',
    title: 'Write position descriptions once and assign them to people',
    about: ['positionTemplates', 'positionTemplateCreate', 'positionTemplate', 'positionTemplateEdit'],
    needs,
    body: [
      'A position template describes a position: purpose, responsibilities, decision limits and requirements such as qualifications and working arrangements. Each line is one point.',
      [
        'Under Manage Company, choose Position Templates, then New template, or start from the marketplace.',
        'On its page, choose Assign to people: by name, or everyone in a department. Each person gets the position as a draft with the current text.',
        'The manager or an administrator approves it, then the person acknowledges it. Both get a to-do item.',
      ],
      'Under More, choose Download as PDF for a document with space for both signatures.',
      'A message at the top shows what was assigned. Choose Undo to remove it. Positions approved or changed since are kept.',
      'Changing a template does not change the positions people hold. Its page lists every version, what changed and how many people hold it. Archived templates can no longer be assigned; people who hold them keep them.',
    ],
  },
  {
    id: 'positionRequirements',
    title: 'Set the certifications and policies a position requires',
    about: ['positionTemplate', 'positionTemplates', 'certificationSettings'],
    needs,
    body: [
      [
        'On the page of a position template, choose Edit next to Requirements.',
        'Choose certifications (administrators) and policies (people who can change policies).',
      ],
      'People with this as their current position must then meet these requirements: they show in to-do lists, compliance and reminders. The requirements end when people no longer hold the position or the template changes.',
      'The page lists who holds the position and what is still outstanding for each. The list of templates counts them under With gaps.',
    ],
  },
  {
    id: 'positionMarketplace',
    title: 'Start from a marketplace position, and keep it up to date',
    about: ['positionTemplate', 'positionTemplates'],
    needs,
    body: [
      [
        'On Position Templates choose Marketplace. Filter by industry or department, and choose Preview to read a position.',
        'Choose Use and enter a title and department. The copy is yours to edit.',
      ],
      'If the marketplace has a newer version, the list and the template’s page say so. Choose Compare and update to see both texts side by side. Paragraphs only you changed stay; where both changed, you choose.',
    ],
  },
]
