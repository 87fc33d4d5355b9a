import { useSelector } from '@xstate/react'
import type { CSSProperties } from 'react'
import type { SecurityGroupId } from '../../domain/kernel/ids.ts'
import { features } from '../../domain/permissions/features.ts'
import { type Grants, grants, withGrant } from '../../domain/permissions/grants.ts'
import type { GroupDraft } from '../../domain/securityGroups/group.fields.ts'
import { actionNames, grantsInWords, inOrder, verbMeanings } from '../../domain/securityGroups/wording.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { securityGroupForm } from '../../machines/securityGroups/securityGroups.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { slot } from '../kit/classes.ts'
import { FieldNotes } from '../kit/Field.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useGroups, usePeople } from './area.ts'
import { ChangePreview } from './ChangePreview.tsx'

export const GroupForm = ({ form }: { readonly form: RecordFormActor }) => {
  const people = usePeople()
  const newId = useSelector(useGroups(), ({ context }) => context.newId)
  return (
    <RecordFormView form={form} of={securityGroupForm} saveLabel="Save group" called="This group" conflict={conflict}>
      {(fields, base) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          <GrantsField
            of={fields.draft.features}
            error={fields.problems.features}
            onChange={(granted) => fields.change({ features: granted })}
          />
          <PeopleField
            label="Members"
            placeholder="Type a name"
            people={people}
            chosen={fields.draft.memberIds}
            error={fields.problems.memberIds}
            onChange={(memberIds) => fields.change({ memberIds })}
            onBlur={fields.leave('memberIds')}
          />
          <ChangePreview id={base?.id ?? (newId as SecurityGroupId)} draft={fields.draft} />
        </>
      )}
    </RecordFormView>
  )
}

/** All three fit the width of a form. */
const beside: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(184px, 100%), 1fr))',
  gap: '16px 24px',
}

interface GrantsFieldProps {
  readonly of: Grants
  readonly error: string | undefined
  readonly onChange: (granted: Grants) => void
}

/** The verbs of each feature; what is done on its pages brings Use along (`withGrant`). */
const GrantsField = ({ of, error, onChange }: GrantsFieldProps) => (
  <Stack gap={4}>
    <div style={beside}>
      {features.map(({ id, name, actions }) => (
        <fieldset key={id} className={slot('outline', 'group')}>
          <legend>
            <Text as="span" style="label">
              {name}
            </Text>
          </legend>
          <Stack gap={2}>
            {inOrder(actions).map((action) => (
              <CheckboxField
                key={action}
                label={actionNames[action]}
                hint={verbMeanings[id][action]}
                checked={grants(of, id, action)}
                onChange={(isGranted) => onChange(withGrant(of, id, action, isGranted))}
              />
            ))}
          </Stack>
        </fieldset>
      ))}
    </div>
    <FieldNotes field={{ label: 'Rights', error }} id="grants" />
  </Stack>
)

const conflict: Written<GroupDraft> = {
  features: ({ features: granted }) => grantsInWords(granted) || 'Nothing',
  memberIds: ({ memberIds }) => `${memberIds.length}`,
}
