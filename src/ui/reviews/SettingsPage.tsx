import { type Reminders, type StarterName, settingsFields } from '../../domain/reviews/settings.fields.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { reviewSettings } from '../../machines/reviews/settings.ts'
import { useNavigation } from '../app/machines.tsx'
import { SettingsShown } from '../app/SettingsShown.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { Page } from '../kit/Page.tsx'
import { boundTo, checkedBy, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useSettings } from './area.ts'
import { StepsField } from './StepsField.tsx'

const back = { href: pathTo('prs'), label: 'Back to performance reviews' }

/** § 2.1 How reviews go at this client. */
export const SettingsPage = () => (
  <Page title={places.prSettings.title} width="form" back={back}>
    <SettingsShown settings={useSettings()} failed="The settings could not be loaded">
      {(form) => <SettingsForm form={form} />}
    </SettingsShown>
  </Page>
)

const SettingsForm = ({ form }: { readonly form: RecordFormActor }) => {
  const navigation = useNavigation()
  const { starters, reminders, scale } = settingsFields.fields
  return (
    <RecordFormView
      form={form}
      of={reviewSettings.form}
      saveLabel="Save settings"
      called="The settings"
      onCancel={() => navigation.send({ type: 'navigation.asked', to: back.href })}
    >
      {(fields) => (
        <>
          <Section title="Reviews that are planned from now on">
            <CheckboxField
              {...checkedBy(fields, 'hidesUntilBoth')}
              hint="Reviews that are planned already keep the promise under which they were begun. Default: ticked."
            />
            <SelectField
              label={starters.label}
              value={fields.draft.starters}
              choices={namedChoices(starters.names ?? {})}
              error={fields.problems.starters}
              hint="Managers start reviews of those who report to them, directly or further down. Default: administrators and managers."
              onChange={(chosen) => fields.change({ starters: chosen as StarterName })}
            />
          </Section>
          <Section title="Reminders">
            <SelectField
              label={reminders.label}
              value={fields.draft.reminders}
              choices={namedChoices(reminders.names ?? {})}
              error={fields.problems.reminders}
              hint="To whoever has not submitted yet: the two who write, and the others who are asked for feedback. Default: 3 days before, on the day, and the day after."
              onChange={(chosen) => fields.change({ reminders: chosen as Reminders })}
            />
          </Section>
          <Section title="Scale">
            <StepsField
              label={scale.label}
              one="Step"
              steps={fields.draft.scale}
              error={fields.problems.scale}
              onChange={(steps) => fields.change({ scale: steps })}
            />
            <Text tone="muted">
              New questions with a scale begin with these steps. Those that are there keep theirs. Default: five steps,
              from well below what was agreed to well above.
            </Text>
          </Section>
          <Section title="Feedback of others">
            <CheckboxField
              {...checkedBy(fields, 'isAnonymous')}
              hint="Then nobody learns who said what, administrators included. Where somebody was asked already, it stays as they were told. Default: ticked."
            />
            <TextField
              {...boundTo(fields, 'smallestGroup')}
              hint="If fewer people answer, nothing of what they said is shown. It counts where names are not shown. Default: 3."
            />
            <CheckboxField
              {...checkedBy(fields, 'employeesPropose')}
              hint="While their review is written. Whoever manages the review asks each of them, or leaves them out. Default: ticked."
            />
          </Section>
        </>
      )}
    </RecordFormView>
  )
}
