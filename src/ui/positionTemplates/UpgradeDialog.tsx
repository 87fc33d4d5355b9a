import { textFields } from '../../domain/positionTemplates/template.fields.ts'
import {
  type Choice,
  changesAsked,
  choiceOf,
  type UpgradeChange,
  undecided,
} from '../../domain/positionTemplates/upgrading.ts'
import { textsIn, upgradeDraft } from '../../machines/positionTemplates/dialogs.ts'
import { Badge } from '../kit/Badge.tsx'
import { Banner } from '../kit/Banner.tsx'
import { slot } from '../kit/classes.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { RadioField } from '../kit/RadioField.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import type { DraftedProps } from './asking.ts'

/** One's own text, the one it came from and the newest under each other, paragraph by paragraph: which is to stand. */
export const UpgradeDialog = ({ dialogs, of, draft }: DraftedProps) => {
  const { fields: typed, hasTried, change, tried, leave } = useDraft(draft, upgradeDraft)
  const texts = textsIn(of)
  const [template] = of.templates
  const asked = texts === null ? [] : changesAsked(texts)
  const open = texts === null ? 0 : undecided(texts, typed.choices).length
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Update ${template?.title ?? ''} to version ${of.history?.version ?? ''}`}
      width={880}
      confirmLabel="Update template"
      denied={texts === null ? 'The original version is no longer known.' : undefined}
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: typed })
      }}
      onCancel={leave}
    >
      <Stack>
        <Text tone="muted">
          Paragraphs only you changed stay. Choose for each paragraph the marketplace changed. People who hold the
          position keep their text.
        </Text>
        {hasTried && open > 0 ? (
          <Banner tone="danger">
            {open === 1
              ? '1 paragraph was changed on both sides: choose which to keep.'
              : `${open} paragraphs were changed on both sides: choose which to keep.`}
          </Banner>
        ) : null}
        {asked.length === 0 ? <Text>Your text already includes all changes.</Text> : null}
        {asked.map((one) => (
          <Paragraph
            key={one.id}
            change={one}
            choice={choiceOf(one, typed.choices) ?? null}
            error={hasTried && choiceOf(one, typed.choices) === undefined ? 'Choose one' : undefined}
            onChoose={(choice) => change({ choices: { ...typed.choices, [one.id]: choice } })}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

interface ParagraphProps {
  readonly change: UpgradeChange
  readonly choice: Choice | null
  readonly error: string | undefined
  readonly onChoose: (choice: Choice) => void
}

interface VersionProps {
  readonly label: string
  readonly lines: ReadonlyArray<string>
}

const Version = ({ label, lines }: VersionProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{lines.join('\n') || '–'}</td>
  </tr>
)

const Paragraph = ({ change, choice, error, onChoose }: ParagraphProps) => {
  const { label } = textFields.fields[change.part]
  return (
    <section aria-label={label}>
      <Stack gap={2}>
        <Row>
          <Text as="h3" style="label">
            {label}
          </Text>
          {change.isConflict ? <Badge tone="warning">Changed on both sides</Badge> : null}
        </Row>
        <table className={slot('form', 'conflict')}>
          <tbody>
            {change.isConflict ? <Version label="It was" lines={change.base} /> : null}
            <Version label="Yours" lines={change.ours} />
            <Version label="The marketplace’s" lines={change.theirs} />
          </tbody>
        </table>
        <RadioField<Choice>
          label="Keep"
          choices={[
            { value: 'ours', label: 'Yours' },
            { value: 'theirs', label: 'The marketplace’s' },
          ]}
          value={choice}
          onChange={onChoose}
          error={error}
        />
      </Stack>
    </section>
  )
}
