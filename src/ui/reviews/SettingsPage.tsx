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
          <Section title="New reviews">
            <CheckboxField
              {...checkedBy(fields, 'hidesUntilBoth')}
              hint="Reviews already planned are not affected. Default: on."
            />
            <SelectField
              label={starters.label}
              value={fields.draft.starters}
              choices={namedChoices(starters.names ?? {})}
              error={fields.problems.starters}
              hint="Managers can start reviews for people who report to them, directly or indirectly. Default: administrators and managers."
              onChange={(chosen) => fields.change({ starters: chosen as StarterName })}
            />
          </Section>
          <Section title="Reminders">
            <SelectField
              label={reminders.label}
              value={fields.draft.reminders}
              choices={namedChoices(reminders.names ?? {})}
              error={fields.problems.reminders}
              hint="Sent to everyone who has not submitted: employee, reviewer and people asked for feedback. Default: 3 days before, due day, day after."
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
            <Text style="small" tone="muted">
              The default steps for new rating questions. Existing questions keep theirs. Default: five steps, from well
              below to well above what was agreed.
            </Text>
          </Section>
          <Section title="Feedback from others">
            <CheckboxField
              {...checkedBy(fields, 'isAnonymous')}
              hint="No one can see who said what, not even administrators. People already asked keep what they were told. Default: on."
            />
            <TextField
              {...boundTo(fields, 'smallestGroup')}
              hint="If fewer people answer, their feedback is hidden. Applies when names are hidden. Default: 3."
            />
            <CheckboxField
              {...checkedBy(fields, 'employeesPropose')}
              hint="While their review is being written. The review’s manager asks or declines each proposal. Default: on."
            />
          </Section>
        </>
      )}
    </RecordFormView>
  )
}
