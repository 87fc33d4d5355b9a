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
  description: 'Goals to assign to many people at once. Changing a template does not change goals already assigned.',
  back: { href: pathTo('goals'), label: 'Back to goals' },
  purpose:
    'A template has goals that many people share, such as those for new starters. Assign them to a person, a team or a department on the Goals page.',
  show: (name) => `Show the goals of ${name}`,
  hide: (name) => `Hide the goals of ${name}`,
  about: ({ content: { description, goals } }) =>
    [countOfGoals(goals.length), description].filter((said) => said !== ''),
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
