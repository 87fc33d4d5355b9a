import { Trash2 } from 'lucide-react'
import { planRuleFields } from '../../domain/assets/asset.fields.ts'
import type { AssetLocationId } from '../../domain/kernel/ids.ts'
import type { ConfigurationKind } from '../../machines/assets/assets.ports.ts'
import {
  type ConfiguredTyped,
  configurationForm,
  type RuleTyped,
  ruleProblems,
} from '../../machines/assets/configurationForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { IconButton } from '../kit/Button.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { boundTo, checkedBy, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { AddPlan } from './AddPlan.tsx'
import { usePlaces } from './area.ts'

/** The form of a place, or of a kind of assets, in its place in the list. */
export const ConfigurationForm = ({
  form,
  kind,
}: {
  readonly form: RecordFormActor
  readonly kind: ConfigurationKind
}) => {
  const { locations } = usePlaces()
  return (
    <RecordFormView
      form={form}
      of={configurationForm}
      saveLabel={kind === 'location' ? 'Save location' : 'Save category'}
      called={kind === 'location' ? 'This location' : 'This category'}
      conflict={{
        parentId: ({ parentId }) => locations.find(({ value }) => value === parentId)?.label ?? '',
        plans: ({ plans }) => plans.map(({ name }) => name).join(', '),
      }}
    >
      {(fields, base) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          {kind === 'location' ? (
            <>
              <SelectField
                label={fields.fields.parentId?.label ?? ''}
                placeholder="No other location"
                value={fields.draft.parentId ?? ''}
                choices={locations.filter(({ value }) => value !== base?.id)}
                error={fields.problems.parentId}
                onChange={(id) => fields.change({ parentId: id === '' ? null : (id as AssetLocationId) })}
              />
              <TextArea {...boundTo(fields, 'address')} />
            </>
          ) : (
            <CategoryFields form={fields} />
          )}
        </>
      )}
    </RecordFormView>
  )
}

const CategoryFields = ({ form }: { readonly form: RecordFields<ConfiguredTyped> }) => {
  const { draft, problems, change } = form
  return (
    <>
      <TextField
        {...boundTo(form, 'numberStyle')}
        hint="# is a counter: with BRC-LAP-####, the number after BRC-LAP-0012 is BRC-LAP-0013."
      />
      <CheckboxField {...checkedBy(form, 'needsAcceptance')} />
      {draft.plans.map((rule) => (
        <RuleFields
          key={rule.key}
          rule={rule}
          shows={problems.plans !== undefined}
          onChange={(typed) =>
            change({ plans: draft.plans.map((one) => (one.key === rule.key ? { ...one, ...typed } : one)) })
          }
          onRemove={() => change({ plans: draft.plans.filter(({ key }) => key !== rule.key) })}
        />
      ))}
      {problems.plans === undefined ? null : <Text tone="danger">{problems.plans}</Text>}
      <AddPlan
        count={draft.plans.length}
        onAdd={() => change({ plans: [...draft.plans, { ...planRuleFields.blank, key: crypto.randomUUID() }] })}
      />
    </>
  )
}

interface RuleFieldsProps {
  readonly rule: RuleTyped
  readonly shows: boolean
  readonly onChange: (typed: Partial<RuleTyped>) => void
  readonly onRemove: () => void
}

const RuleFields = ({ rule, shows, onChange, onRemove }: RuleFieldsProps) => {
  const problems = shows ? ruleProblems(rule) : {}
  const typed = (name: 'name' | 'everyMonths' | 'everyUnits' | 'unit') => ({
    label: planRuleFields.fields[name].label,
    value: rule[name],
    error: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <Section
      title={rule.name.trim() === '' ? 'New plan' : rule.name}
      action={<IconButton label="Remove this plan" icon={<Trash2 />} size="sm" onClick={onRemove} />}
    >
      <Columns>
        <TextField {...typed('name')} required />
        <TextField {...typed('everyMonths')} />
        <TextField {...typed('everyUnits')} />
        <TextField {...typed('unit')} />
      </Columns>
    </Section>
  )
}
