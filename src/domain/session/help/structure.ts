/** Help with the org chart, positions of people, and imports of people (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const structure: ReadonlyArray<Article> = [
  {
    id: 'orgChart',
    title: 'Find your way in the org chart',
    about: ['orgChart'],
    needs: { module: 'orgChart' },
    body: [
      'Drag to move the chart, scroll or pinch to zoom. The map in the corner shows which part you see; press on it to go elsewhere. Find a person opens the teams above a person and leads to them.',
      'With the keyboard, arrow keys go from person to person, right opens a team and left closes it, plus and minus zoom, and 0 shows all of it.',
      'Show as outline lists the same people line by line; on a phone that is how it opens. Export expanded chart gives a table, a picture, a drawing or a PDF of the teams that are open.',
      'Inactive people show only while someone active reports to them. People hidden from the directory are left out; those who report to them stand one level higher and are marked.',
    ],
  },
  {
    id: 'moving',
    title: 'Move someone to another manager',
    about: ['orgChart'],
    needs: { module: 'orgChart', role: 'adminOrManager' },
    body: [
      [
        'Drag the card of the person onto the new manager. On a phone, hold it first. Or select the person and choose “Move to…”.',
        'Choose whether their team moves with them.',
      ],
      'A person cannot report to someone below them; you are told so before anything changes. Undo takes the last move back, as long as nobody has moved the same people since.',
      'Administrators move anybody, managers the people who report to them.',
    ],
  },
  {
    id: 'reorganising',
    title: 'Plan a reorganisation before it happens',
    about: ['orgChartPlans', 'orgChartPlan', 'orgChart'],
    needs: { module: 'orgChart', role: 'admin' },
    body: [
      [
        'Open the org chart, choose Plans, and add a plan with a name and the day it takes effect.',
        'Add moves: who gets which manager, with or without their team. The differences show how levels and teams change.',
        'Send it for approval. Another administrator approves it, and it is published on its day or at once.',
      ],
      'Nothing changes in the chart before a plan is published. All its moves then happen together, or none: what no longer fits is named first.',
      'A published plan can be reverted. People who have been moved since stay where they are, and are named.',
    ],
  },
  {
    id: 'acknowledging',
    title: 'Approve and acknowledge a position description',
    about: ['employeePosition', 'employee'],
    needs: { module: 'positionDescriptions' },
    body: [
      'A position description begins as a draft. The manager or an administrator approves it; it then stands under “To do” of the person, who reads and acknowledges it.',
      'Changing what an approved description says makes it a draft again. The history shows who approved and acknowledged which text, and when.',
    ],
  },
  {
    id: 'importing',
    title: 'Add or change many people with a CSV file',
    about: ['employeeImport', 'employees'],
    needs: { role: 'admin' },
    body: [
      [
        'On the Employees page, open Import and export and choose Import from a CSV file.',
        'Choose the file. Download the template if you have none; an export of the list fits, too.',
        'Say what each column is about. What is called as in the template is recognised.',
        'Look at what will happen, and at the lines that have problems.',
        'Choose Import.',
      ],
      'Existing people are matched by email address or employee number and updated. An empty cell leaves a value as it is; (clear) clears it. Lines with problems are corrected in place or left out, and can be downloaded.',
      'An import can be reverted: it then takes back what it did, except for people who have been changed since. They are named.',
    ],
  },
]
