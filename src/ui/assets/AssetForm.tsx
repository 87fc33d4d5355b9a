import { Trash2 } from 'lucide-react'
import {
  type Condition,
  conditionNames,
  currencyNames,
  type PlanDraft,
  planFields,
} from '../../domain/assets/asset.fields.ts'
import type { Asset } from '../../domain/assets/nouns.ts'
import type { AssetCategoryId, AssetLocationId, ItemId } from '../../domain/kernel/ids.ts'
import { type AssetTyped, assetForm, planProblems } from '../../machines/assets/assetForm.ts'
import { plansOf } from '../../machines/assets/configurationForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useToday } from '../app/time.ts'
import { IconButton } from '../kit/Button.tsx'
import { DateField } from '../kit/DateField.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { AddPlan } from './AddPlan.tsx'
import { useConfiguration, usePlaces } from './area.ts'
import { NumberOffer } from './NumberOffer.tsx'

type Fields = RecordFields<AssetTyped>

/** A section of the record in its place. */
export const SectionForm = ({
  form,
  section,
}: {
  readonly form: RecordFormActor
  readonly section: 'about' | 'purchase' | 'service'
}) => (
  <RecordFormView form={form} of={assetForm} saveLabel="Save" called="This asset" conflict={useConflict()}>
    {(fields) =>
      section === 'about' ? (
        <AboutFields form={fields} />
      ) : section === 'purchase' ? (
        <PurchaseFields form={fields} />
      ) : (
        <ServiceFields form={fields} />
      )
    }
  </RecordFormView>
)

/** The whole of a new one. */
export const NewAssetForm = ({ form, onCancel }: { readonly form: RecordFormActor; readonly onCancel: () => void }) => (
  <RecordFormView<AssetTyped, Asset>
    form={form}
    of={assetForm}
    saveLabel="Create asset"
    called="This asset"
    conflict={useConflict()}
    onCancel={onCancel}
  >
    {(fields) => (
      <>
        <Section title="About">
          <AboutFields form={fields} />
        </Section>
        <Section title="Purchase and warranty">
          <PurchaseFields form={fields} />
        </Section>
        <Section title="Service plans">
          <ServiceFields form={fields} />
        </Section>
      </>
    )}
  </RecordFormView>
)

const useConflict = (): Written<AssetTyped> => {
  const { categoryNames, locationNames } = usePlaces()
  return {
    categoryId: ({ categoryId }) => categoryNames.get(categoryId ?? '') ?? '',
    currentLocationId: ({ currentLocationId }) => locationNames.get(currentLocationId ?? '') ?? '',
    plans: ({ plans }) => plans.map(({ name }) => name).join(', '),
  }
}

const AboutFields = ({ form }: { readonly form: Fields }) => {
  const { draft, problems, change, leave } = form
  const { categories, locations } = usePlaces()
  const configuration = useConfiguration()
  const today = useToday()
  /** A new one begins with the plans of its category, as long as nobody has written others. */
  const choose = (id: string) => {
    const category = configuration.categories.find((one) => one.id === id)
    const isUntouched = draft.plans.every(({ name }) =>
      configuration.categories.some(({ plans }) => plans.some((plan) => plan.name === name)),
    )
    change({
      categoryId: id === '' ? null : (id as AssetCategoryId),
      ...(category !== undefined &&
        isUntouched &&
        draft.categoryId !== id && {
          plans: plansOf(category, today, () => crypto.randomUUID() as string as ItemId),
        }),
    })
  }
  return (
    <>
      <Columns>
        <SelectField
          label={form.fields.categoryId?.label ?? ''}
          name="categoryId"
          required
          placeholder="Choose a category"
          value={draft.categoryId ?? ''}
          choices={categories}
          error={problems.categoryId}
          onBlur={leave('categoryId')}
          onChange={choose}
        />
        <Stack gap={1}>
          <TextField {...boundTo(form, 'number')} />
          <NumberOffer categoryId={draft.categoryId} typed={draft.number} onTake={(number) => change({ number })} />
        </Stack>
      </Columns>
      <TextField {...boundTo(form, 'name')} />
      <Columns>
        <SelectField
          label={form.fields.currentLocationId?.label ?? ''}
          placeholder="No location"
          value={draft.currentLocationId ?? ''}
          choices={locations}
          error={problems.currentLocationId}
          onChange={(id) => change({ currentLocationId: id === '' ? null : (id as AssetLocationId) })}
        />
        <SelectField
          label={form.fields.condition?.label ?? ''}
          value={draft.condition}
          choices={namedChoices(conditionNames)}
          onChange={(condition) => change({ condition: condition as Condition })}
        />
        <TextField {...boundTo(form, 'make')} />
        <TextField {...boundTo(form, 'model')} />
        <TextField {...boundTo(form, 'serial')} />
      </Columns>
      <TextArea {...boundTo(form, 'notes')} />
    </>
  )
}

const PurchaseFields = ({ form }: { readonly form: Fields }) => (
  <Columns>
    <DateField {...boundTo(form, 'purchaseDay')} />
    <DateField {...boundTo(form, 'warrantyDay')} />
    <TextField {...boundTo(form, 'cost')} />
    <SelectField
      label={form.fields.currency?.label ?? ''}
      value={form.draft.currency}
      choices={namedChoices(currencyNames)}
      onChange={(currency) => form.change({ currency: currency as AssetTyped['currency'] })}
    />
    <TextField {...boundTo(form, 'supplier')} />
  </Columns>
)

const ServiceFields = ({ form }: { readonly form: Fields }) => {
  const { draft, problems, change } = form
  const today = useToday()
  const replace = (id: string, with_: Partial<PlanDraft>) =>
    change({ plans: draft.plans.map((plan) => (plan.id === id ? { ...plan, ...with_ } : plan)) })
  return (
    <>
      <Columns>
        <TextField {...boundTo(form, 'reading')} hint="What its plans count, such as kilometres or hours." />
      </Columns>
      {draft.plans.map((plan) => (
        <PlanFields
          key={plan.id}
          plan={plan}
          shows={problems.plans !== undefined}
          onChange={(typed) => replace(plan.id, typed)}
          onRemove={() => change({ plans: draft.plans.filter(({ id }) => id !== plan.id) })}
        />
      ))}
      {problems.plans === undefined ? null : <Text tone="danger">{problems.plans}</Text>}
      <AddPlan
        count={draft.plans.length}
        onAdd={() =>
          change({
            plans: [
              ...draft.plans,
              { ...planFields.blank, sinceDay: today, id: crypto.randomUUID() as string as ItemId },
            ],
          })
        }
      />
    </>
  )
}

interface PlanFieldsProps {
  readonly plan: PlanDraft
  /** Every problem is shown once saving was tried; until then only what is typed wrongly. */
  readonly shows: boolean
  readonly onChange: (typed: Partial<PlanDraft>) => void
  readonly onRemove: () => void
}

const PlanFields = ({ plan, shows, onChange, onRemove }: PlanFieldsProps) => {
  const problems = shows ? planProblems(plan) : {}
  const typed = (name: 'name' | 'everyMonths' | 'everyUnits' | 'unit' | 'sinceReading') => ({
    label: planFields.fields[name].label,
    value: plan[name],
    error: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <Section
      title={plan.name.trim() === '' ? 'New plan' : plan.name}
      action={<IconButton label="Remove this plan" icon={<Trash2 />} size="sm" onClick={onRemove} />}
    >
      <Columns>
        <TextField {...typed('name')} required />
        <TextField {...typed('everyMonths')} />
        <TextField {...typed('everyUnits')} />
        <TextField {...typed('unit')} />
        <DateField
          label={planFields.fields.sinceDay.label}
          required
          value={plan.sinceDay}
          error={problems.sinceDay}
          onChange={(sinceDay) => onChange({ sinceDay })}
        />
        <TextField {...typed('sinceReading')} />
      </Columns>
    </Section>
  )
}
