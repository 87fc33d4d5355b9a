import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { peopleToGive } from '../../domain/goals/acts.ts'
import { type GiveDraft, giveFields } from '../../domain/goals/give.fields.ts'
import type { GoalTemplate } from '../../domain/goals/nouns.ts'
import { countOfGoals } from '../../domain/goals/template.fields.ts'
import { begunNames } from '../../domain/goals/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { mayChange } from '../../domain/organisation/collections.ts'
import { pathTo } from '../../domain/session/places.ts'
import { giveDraft } from '../../machines/goals/goalDialogs.ts'
import { goalTemplates } from '../../machines/goals/templates.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { useActor, usePart } from '../app/session.ts'
import { useOpenedTemplates } from '../app/templates/opened.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { slot } from '../kit/classes.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns, Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useTemplates } from './area.ts'
import { ListedPeople } from './ListedPeople.tsx'
import type { DraftedOver } from './over.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

interface FieldsProps {
  readonly fields: RecordFields<GiveDraft>
}

const countOfPeople = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** Gives people the goals of templates, in one act. */
export const GiveDialog = ({ dialogs, of: { question }, draft }: DraftedOver) => {
  const { fields: typed, hasTried, change, tried, leave } = useDraft(draft, giveDraft)
  const templates = useTemplates()
  useOpenedTemplates(templates)
  const all = useSelector(templates, goalTemplates.templatesIn)
  const offered = all.filter(({ content }) => !content.isArchived)
  const chosen = offered.filter(({ id }) => typed.templateIds.includes(id))
  const each = chosen.reduce((sum, { content }) => sum + content.goals.length, 0)
  const problems = giveFields.problems(typed)
  const fields: RecordFields<GiveDraft> = {
    fields: giveFields.fields,
    draft: typed,
    // What is too much is said before it is sent; what is missing once it was tried.
    problems: hasTried ? problems : tooMuch(typed, problems),
    change,
    leave: () => () => {},
  }
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title="Assign goals"
      width={640}
      confirmLabel={
        each === 0 || typed.people.length === 0 ? 'Assign goals' : `Assign ${countOfGoals(each * typed.people.length)}`
      }
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: typed })
      }}
      onCancel={leave}
    >
      <TemplatesField fields={fields} templates={offered} areArchived={all.length > 0} />
      <WhoFields fields={fields} question={question} />
      <Columns>
        <DateField {...boundTo(fields, 'from')} required />
        <SelectField
          {...boundTo(fields, 'state')}
          choices={namedChoices(begunNames)}
          onChange={(state) => change({ state: state as GiveDraft['state'] })}
        />
      </Columns>
      {each === 0 ? null : (
        <section aria-label="Goals to assign">
          <Stack gap={3}>
            <Text as="p" style="label">
              {typed.people.length === 0
                ? `${countOfGoals(each)} each`
                : `${countOfGoals(each)} for ${countOfPeople(typed.people.length)}`}
            </Text>
            <TemplatePreview
              goals={chosen.flatMap(({ content }) => content.goals)}
              {...(problems.from === undefined && { from: typed.from })}
            />
          </Stack>
        </section>
      )}
    </Dialog>
  )
}

const tooMuch = ({ templateIds, people }: GiveDraft, { templateIds: ofTemplates, people: ofPeople }: Problems) => ({
  ...(templateIds.length > 0 && ofTemplates !== undefined && { templateIds: ofTemplates }),
  ...(people.length > 0 && ofPeople !== undefined && { people: ofPeople }),
})

type Problems = ReturnType<typeof giveFields.problems>

interface TemplatesFieldProps extends FieldsProps {
  readonly templates: ReadonlyArray<GoalTemplate>
  /** Where there are none: that there are others. */
  readonly areArchived: boolean
}

const TemplatesField = ({ fields, templates, areArchived }: TemplatesFieldProps) => {
  const actor = useTemplates()
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ reading: 'loading' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const mayWrite = mayChange(useActor(), 'goalTemplates', 'Create').allowed
  const { templateIds } = fields.draft
  const error = fields.problems.templateIds
  if (hasFailed)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => actor.send({ type: 'retry.asked' })}>
            Try again
          </Button>
        }
      >
        The templates could not be loaded.
      </Banner>
    )
  if (isLoading) return <Skeleton height={48} />
  if (templates.length === 0)
    return (
      <Banner>
        {areArchived ? 'All templates are archived.' : 'No templates yet.'}{' '}
        {mayWrite ? (
          <TextLink href={pathTo('goalTemplates')}>{areArchived ? 'Show the templates' : 'Add the first'}</TextLink>
        ) : areArchived ? (
          'An administrator can unarchive one.'
        ) : (
          'An administrator can add the first.'
        )}
      </Banner>
    )
  return (
    <fieldset className={slot('outline', 'group')}>
      <legend className={slot('field', 'label')}>Templates</legend>
      {templates.map(({ id, content: { name, goals } }) => (
        <CheckboxField
          key={id}
          label={`${name} (${countOfGoals(goals.length)})`}
          checked={templateIds.includes(id)}
          onChange={(isChosen) =>
            fields.change({ templateIds: isChosen ? [...templateIds, id] : templateIds.filter((one) => one !== id) })
          }
        />
      ))}
      {error === undefined ? null : (
        <div className={slot('field', 'error')} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </div>
      )}
    </fieldset>
  )
}

const WhoFields = ({ fields, question }: FieldsProps & Pick<DraftedOver['of'], 'question'>) => {
  const { draft, problems, change } = fields
  const actor = useActor()
  const directory = usePart('employees')
  const departments = usePart('bootstrap')?.departments ?? []
  const people = useMemo(() => peopleToGive(actor, directory ?? []), [actor, directory])
  const add = (more: ReadonlyArray<{ readonly id: EmployeeId }>) =>
    change({ people: [...new Set([...draft.people, ...more.map(({ id }) => id)])] })
  const reports = people.filter(({ id }) => actor.underlings.includes(id))
  const inDepartment = (of: string) => people.filter(({ department }) => department?.id === of)
  const offered = departments.filter(({ id }) => inDepartment(id).length > 0)
  return (
    <>
      <PeopleField
        label="People"
        required
        placeholder="Type a name"
        people={people}
        chosen={draft.people}
        error={problems.people}
        hint={draft.people.length > 1 ? 'Each person gets their own goals.' : undefined}
        onChange={(chosen) => change({ people: chosen })}
      />
      <Row>
        {reports.length > 1 ? (
          <Button
            size="sm"
            denied={reports.every(({ id }) => draft.people.includes(id)) ? 'Already selected.' : undefined}
            onClick={() => add(reports)}
          >
            Choose my {reports.length} reports
          </Button>
        ) : null}
        {question === null ? null : (
          <ListedPeople question={question} people={people} chosen={draft.people} onAdd={add} />
        )}
        {offered.length === 0 ? null : (
          <div className={slot('directory', 'department')}>
            <SelectField
              label="Choose a whole department"
              labelHidden
              value=""
              placeholder="A whole department"
              choices={offered.map(({ id, name }) => ({ value: id, label: `${name} (${inDepartment(id).length})` }))}
              onChange={(of) => add(inDepartment(of))}
            />
          </div>
        )}
        {draft.people.length > 1 ? (
          <Button size="sm" tone="ghost" onClick={() => change({ people: [] })}>
            Clear selection
          </Button>
        ) : null}
      </Row>
    </>
  )
}
