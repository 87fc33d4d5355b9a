import type { GoalTemplate } from '../../domain/goals/nouns.ts'
import { countOfGoals } from '../../domain/goals/template.fields.ts'
import { mayChange } from '../../domain/organisation/collections.ts'
import { denials } from '../../domain/organisation/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { goalTemplates, type TemplateAct } from '../../machines/goals/templates.ts'
import { useActor } from '../app/session.ts'
import type { TemplatesLook } from '../app/templates/look.ts'
import { TemplatesPage as Templates } from '../app/templates/TemplatesPage.tsx'
import { useTemplates } from './area.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

const Preview = ({ template }: { readonly template: GoalTemplate }) => (
  <TemplatePreview goals={template.content.goals} />
)

const look: TemplatesLook<GoalTemplate, TemplateAct> = {
  title: places.goalTemplates.title,
  description: 'What many people are given at once. A goal that was given stays as it is when its template changes.',
  back: { href: pathTo('goals'), label: 'Back to goals' },
  purpose:
    'A template holds goals that many people share, such as those of a new starter or of everybody on site. From the Goals page they are given to a person, a team or a department in one go.',
  show: (name) => `Show the goals of ${name}`,
  hide: (name) => `Hide the goals of ${name}`,
  about: ({ content: { description, goals } }) =>
    [description, countOfGoals(goals.length)].filter((said) => said !== ''),
  Form: TemplateForm,
  Preview,
  removal: (template) => ({ kind: 'removal', template }),
  archiving: {
    isArchived: ({ content }) => content.isArchived,
    act: (template) => ({ kind: 'archiving', template }),
  },
}

/** Goals that are written once and given to many. */
export const TemplatesPage = () => {
  const may = mayChange(useActor(), 'goalTemplates', 'Modify')
  return (
    <Templates
      templates={useTemplates()}
      of={goalTemplates}
      look={look}
      denied={may.allowed ? undefined : denials[may.because]}
    />
  )
}
