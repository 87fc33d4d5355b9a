import type { Decision } from '../../domain/kernel/decision.ts'
import type { GateReason } from '../../domain/permissions/gate.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { requireFields } from '../../domain/positionTemplates/act.fields.ts'
import { mayAskForPolicies, mayAskForTypes } from '../../domain/positionTemplates/requirements.ts'
import { requireDraft } from '../../machines/positionTemplates/dialogs.ts'
import { positionChoices } from '../../machines/positionTemplates/readings.ts'
import { ChosenField } from '../app/ChosenField.tsx'
import { ReadingShown } from '../app/ReadingShown.tsx'
import { useActor, useOffering } from '../app/session.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { Text } from '../kit/Text.tsx'
import { useChoices } from './area.ts'
import type { DraftedProps } from './asking.ts'

/** What the position asks of whoever holds it. */
export const RequireDialog = ({ dialogs, of: { templates }, draft }: DraftedProps) => {
  const { fields: typed, change, leave } = useDraft(draft, requireDraft)
  const [actor, offering] = [useActor(), useOffering()]
  const problems = requireFields.problems(typed)
  const { fields } = requireFields
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Requirements of ${templates[0]?.title ?? ''}`}
      width={640}
      confirmLabel="Save requirements"
      onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: typed })}
      onCancel={leave}
    >
      <Text tone="muted">
        People who hold this position need these certifications and must agree to these policies, for as long as they
        hold it.
      </Text>
      <ReadingShown reading={useChoices()} of={positionChoices} failed="The choices could not be loaded" height={96}>
        {(choices) => (
          <>
            <ChosenField
              denied={deniedBy(mayAskForTypes(actor, offering))}
              label={fields.certificationTypeIds.label}
              error={problems.certificationTypeIds}
              offers={offered(choices.certificationTypes)}
              chosen={typed.certificationTypeIds}
              onChange={(certificationTypeIds) => change({ certificationTypeIds })}
            />
            <ChosenField
              denied={deniedBy(mayAskForPolicies(actor, offering))}
              label={fields.policyIds.label}
              error={problems.policyIds}
              offers={offered(choices.policies)}
              chosen={typed.policyIds}
              onChange={(policyIds) => change({ policyIds })}
            />
          </>
        )}
      </ReadingShown>
    </Dialog>
  )
}

const deniedBy = (may: Decision<GateReason>): string | undefined => (may.allowed ? undefined : denials[may.because])

const offered = <Id extends string>(choices: ReadonlyArray<{ readonly id: Id; readonly name: string }>) =>
  choices.map(({ id, name }) => ({ value: id, label: name }))
