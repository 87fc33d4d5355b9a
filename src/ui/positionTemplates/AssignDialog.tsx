import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { type AssignDraft, assignFields } from '../../domain/positionTemplates/act.fields.ts'
import { peopleToAssign } from '../../domain/positionTemplates/assigning.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { asksInWords, asksNothing } from '../../domain/positionTemplates/requirements.ts'
import { countOfPeople } from '../../domain/positionTemplates/wording.ts'
import { assignDraft } from '../../machines/positionTemplates/dialogs.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { useActor, usePart } from '../app/session.ts'
import { Banner } from '../kit/Banner.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { boundTo, checkedBy, type RecordFields } from '../kit/RecordForm.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Text } from '../kit/Text.tsx'
import { useAsked, useDepartments } from './area.ts'
import type { DraftedProps } from './asking.ts'

const nobody: ReadonlyArray<never> = []

/** Gives people the position, in one act. */
export const AssignDialog = ({ dialogs, of: { templates }, draft }: DraftedProps) => {
  const { fields: typed, hasTried, change, tried, leave } = useDraft(draft, assignDraft)
  const actor = useActor()
  const directory = usePart('employees') ?? nobody
  const departments = useDepartments()
  const people = peopleToAssign(actor, directory)
  const problems = assignFields.problems(typed)
  const fields: RecordFields<AssignDraft> = {
    fields: assignFields.fields,
    draft: typed,
    problems: hasTried ? problems : {},
    change,
    leave: () => () => {},
  }
  const add = (department: DepartmentId) => {
    const more = people.filter((person) => person.department?.id === department).map(({ id }) => id)
    change({ people: [...new Set([...typed.people, ...more])] })
  }
  const title = templates[0]?.title ?? ''
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Assign ${title}`}
      width={640}
      confirmLabel={
        typed.people.length === 0 ? 'Assign position' : `Assign position to ${countOfPeople(typed.people.length)}`
      }
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: typed })
      }}
      onCancel={leave}
    >
      <PeopleField
        label={assignFields.fields.people.label}
        placeholder="Type a name"
        required
        people={people}
        chosen={typed.people}
        error={fields.problems.people}
        onChange={(chosen) => change({ people: chosen })}
      />
      <SelectField
        label="Everyone in a department"
        value=""
        placeholder="Choose a department to add"
        choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => add(id as DepartmentId)}
      />
      <DateField {...boundTo(fields, 'startDate')} />
      <CheckboxField {...checkedBy(fields, 'isCurrent')} />
      <Text tone="muted">
        Each person gets it as a draft with the current text. Their manager or an administrator approves it, then the
        person acknowledges it. Later changes to the template do not affect it.
      </Text>
      {typed.isCurrent && templates[0] !== undefined ? <Asks template={templates[0]} /> : null}
    </Dialog>
  )
}

/** What comes with it. */
const Asks = ({ template }: { readonly template: PositionTemplate }) => {
  const asked = useAsked(template)
  return asksNothing(asked) ? null : <Banner>From now on, everyone chosen {asksInWords(asked)}.</Banner>
}
